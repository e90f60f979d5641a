import { Field } from '@etherpilot/ui';
import { useState } from 'react';

/** A control of your own gets the label, hint and error of the built-in ones. */
export function Example() {
  const [day, setDay] = useState('2026-07-12');
  return (
    <Field label="First day" hint="Your bots start on this day.">
      {(ids) => <input {...ids} type="date" value={day} onChange={({ target }) => setDay(target.value)} />}
    </Field>
  );
}
