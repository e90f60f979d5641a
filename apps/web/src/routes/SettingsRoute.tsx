import { Placeholder } from './Placeholder.js';

export function SettingsRoute() {
  return <Placeholder title="Settings" help="This screen is not built yet. You can log out under Account." />;
}
