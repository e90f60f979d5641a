import { useEffect, useState } from 'react';
import { askDevicePermission, readDevicePermission, watchDevicePermission } from '../services/systemNotice.js';

/** Whether this browser may currently show system notifications, and a function that asks for permission. */
export function useDevicePermission() {
  const [permission, setPermission] = useState(readDevicePermission);
  useEffect(() => watchDevicePermission(() => setPermission(readDevicePermission())), []);
  const ask = () => void askDevicePermission().then(setPermission);
  return { permission, ask };
}
