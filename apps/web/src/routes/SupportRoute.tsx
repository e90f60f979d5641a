import { Placeholder } from './Placeholder.js';

export function SupportRoute() {
  return (
    <Placeholder
      title="Support"
      help="This screen is not built yet. Ask the operator of this site through the channel they gave you."
    />
  );
}
