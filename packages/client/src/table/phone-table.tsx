import { DecisionSheet } from './decision/sheet.tsx';
import { useExtras } from './extras.ts';
import { PhoneTabs } from './tabs/phone-tabs.tsx';
import { TabPanel } from './tabs/tab-panel.tsx';
import { PhoneBar } from './top-bar/phone-bar.tsx';

/** The table on a phone: one view at a time, the decision in a sheet over it. */
export function PhoneTable() {
  const { Middle, PhoneHead } = useExtras();
  return (
    <div className="table table-phone">
      <PhoneBar />
      {PhoneHead && <PhoneHead />}
      <main className="table-middle">{Middle ? <Middle /> : <TabPanel />}</main>
      <DecisionSheet />
      <PhoneTabs />
    </div>
  );
}
