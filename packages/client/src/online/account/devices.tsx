import type { Device } from '@roundhouse/protocol/people';
import { useEffect, useState } from 'react';
import { notice } from '../../app/notices.tsx';
import { useAgo } from '../../pages/home/ago.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { call } from '../api.ts';
import { attempt } from '../failure.ts';
import { nameOfDevice } from './device-name.ts';
import { Row, Section } from './section.tsx';
import { accountText as t } from './texts.ts';

const PHONES = ['iPhone', 'Android'];

/** The devices on which I am signed in, the last used first. */
export function Devices() {
  const ago = useAgo();
  const [devices, setDevices] = useState<readonly Device[]>([]);
  useEffect(() => {
    void attempt(() => call('devices', {})).then((answer) => setDevices(answer?.devices ?? []));
  }, []);
  const end = async (device: Device) => {
    if (await attempt(() => call('endDevice', { at: { session: device.id } })))
      setDevices((all) => all.filter(({ id }) => id !== device.id));
  };
  const endOthers = async () => {
    if (!(await attempt(() => call('endDevices', {})))) return;
    setDevices((all) => all.filter(({ here }) => here));
    notice((toast) => toast.success(t('devices.othersDone')));
  };
  return (
    <Section title={t('devices.title')}>
      {devices.map((device) => (
        <Row
          key={device.id}
          name={
            <>
              <Icon name={PHONES.includes(device.system ?? '') ? 'phone' : 'laptop'} /> {nameOfDevice(device)}
            </>
          }
          about={[t(`devices.way.${device.way}`), placeOf(device), ago(device.used)].join(' · ')}
        >
          {device.here ? (
            <span className="account-here">{t('devices.here')}</span>
          ) : (
            <Button
              size="small"
              aria-label={t('devices.signOutOf', { device: nameOfDevice(device) })}
              onClick={() => void end(device)}
            >
              {t('devices.signOut')}
            </Button>
          )}
        </Row>
      ))}
      {devices.length > 1 && (
        <div className="account-row account-row-end">
          <Button kind="danger" size="small" onClick={() => void endOthers()}>
            {t('devices.others')}
          </Button>
        </div>
      )}
    </Section>
  );
}

function placeOf({ from }: Device): string {
  if (typeof from === 'object') return t('devices.from.network', { network: from.network });
  return t(`devices.from.${from}`);
}
