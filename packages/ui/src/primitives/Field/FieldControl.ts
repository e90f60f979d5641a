import type { ChangeEventHandler } from 'react';

/** How a field holds its value, as elements of the page do. */
export interface FieldControl<Element, Value> {
  /** The value, where the host holds it. Without it the field holds its own, from `defaultValue` on. */
  readonly value?: Value | undefined;
  /** What a field starts with that holds its own value. */
  readonly defaultValue?: Value | undefined;
  /** Its name in a form. */
  readonly name?: string | undefined;
  /** Nothing can be entered or chosen at the moment, and the form goes without it. */
  readonly disabled?: boolean | undefined;
  /** Called with the event of the element. */
  readonly onChange?: ChangeEventHandler<Element> | undefined;
  /** Called with the value itself. */
  readonly onValueChange?: ((value: Value) => void) | undefined;
}
