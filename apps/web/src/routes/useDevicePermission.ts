import { useEffect, useState } from 'react';
import { askDevicePermission, readDevicePermission, watchDevicePermission } from '../services/systemNotice.js';

/** Whether this browser may show system notifications, as of now, and the way to ask it. */
export function useDevicePermission() {
  const [permission, setPermission] = useState(readDevicePermission);
  useEffect(() => watchDevicePermission(() => setPermission(readDevicePermission())), []);
  const ask = () => void askDevicePermission().then(setPermission);
  return { permission, ask };
}
