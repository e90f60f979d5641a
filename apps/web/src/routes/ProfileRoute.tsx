import { Placeholder } from './Placeholder.js';

export function ProfileRoute() {
  return <Placeholder title="Profile" help="This screen is not built yet. Your name and e-mail stand under Account." />;
}
