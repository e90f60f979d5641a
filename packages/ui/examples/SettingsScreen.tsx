import { type Toast, ToastRegion } from '@etherpilot/ui';
import { defaultPreferences, type DevicePermission } from '@etherpilot/ui/model';
import { SettingsScreen } from '@etherpilot/ui/screens/SettingsScreen';
import { useState } from 'react';

export function Example() {
  const [preferences, setPreferences] = useState(defaultPreferences);
  const [permission, setPermission] = useState<DevicePermission>('unasked');
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const ask = async () => {
    const answer = await Notification.requestPermission();
    setPermission(answer === 'default' ? 'unasked' : answer);
  };
  return (
    <>
      <SettingsScreen
        preferences={preferences}
        onChangePreferences={(changed) => setPreferences((before) => ({ ...before, ...changed }))}
        devicePermission={permission}
        onAllowOnDevice={() => void ask()}
        onGoBack={() => window.history.back()}
        onLogOut={() => window.location.assign('/login')}
        onNotify={(notice) => setToasts((shown) => [...shown, { ...notice, id: crypto.randomUUID() }])}
      />
      <ToastRegion
        toasts={toasts}
        onDismiss={({ id }) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
      />
    </>
  );
}
