import type { Device } from '@roundhouse/protocol/people';
import { accountText as t } from './texts.ts';

export function nameOfDevice({ browser, system }: Pick<Device, 'browser' | 'system'>): string {
  if (browser !== null && system !== null) return t('devices.browserOn', { browser, system });
  return browser ?? system ?? t('devices.unknown');
}
