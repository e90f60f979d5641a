import type { ElementProps } from '../ElementProps.js';
import type { FieldProps } from './Field.js';

type ForFrame = FieldProps & Pick<ElementProps, 'id' | 'className' | 'style' | 'aria-describedby' | 'aria-invalid'>;

/** Divides the props of a field into those of its frame and those of its control. */
export function splitFieldProps<Props extends ForFrame>(
  props: Props,
): readonly [frame: ForFrame, control: Omit<Props, keyof ForFrame>] {
  const {
    label,
    limit,
    hint,
    error,
    action,
    id,
    className,
    style,
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
    ...control
  } = props;
  const described = { 'aria-describedby': describedBy, 'aria-invalid': invalid };
  return [{ label, limit, hint, error, action, id, className, style, ...described }, control];
}
