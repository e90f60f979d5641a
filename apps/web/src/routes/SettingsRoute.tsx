import { useMessages } from '@etherpilot/ui';
import { settingsScreenMessages } from '@etherpilot/ui/messages';
import { SettingsScreen } from '@etherpilot/ui/screens/SettingsScreen';
import { useSnapshot } from 'valtio';
import { changePreferences, getPreferences, preferences } from '../state/preferences.js';
import { logOut } from '../state/logOut.js';
import { notify } from '../state/toasts.js';
import { Title } from '../navigation/Title.js';
import { useDevicePermission } from '../state/useDevicePermission.js';
import { useGoBack } from '../navigation/useGoBack.js';

export function SettingsRoute() {
  const t = useMessages(settingsScreenMessages);
  const { current: stored } = useSnapshot(preferences);
  const { permission, ask } = useDevicePermission();
  const goBack = useGoBack();
  return (
    <>
      <Title>{t('title')}</Title>
      <SettingsScreen
        preferences={getPreferences(stored)}
        onChangePreferences={changePreferences}
        devicePermission={permission}
        onAllowOnDevice={ask}
        onNotify={notify}
        onLogOut={logOut}
        onGoBack={goBack}
      />
    </>
  );
}
