'use client';

import { Info, Languages, LogOut } from 'lucide-react';
import { useId } from 'react';
import { ChartSettings } from './ChartSettings.js';
import { DeviceNotifications } from './DeviceNotifications.js';
import { useMessages } from '../../messages/useMessages.js';
import type { DevicePermission } from '../../model/DevicePermission.js';
import type { Notice } from '../../model/Notice.js';
import type { Preferences } from '../../model/Preferences.js';
import { Button } from '../../primitives/Button/Button.js';
import { Card, CardHead } from '../../primitives/Card/Card.js';
import { Page } from '../../primitives/Layout/Layout.js';
import { PageHead } from '../../primitives/PageHead/PageHead.js';
import { Switch } from '../../primitives/Switch/Switch.js';
import { useUi } from '../../provider/UiContext.js';
import { settingsScreenMessages } from './SettingsScreen.messages.js';
import * as S from './SettingsScreen.styles.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** The product's version. */
const APP_VERSION = '1.0.0';
/** A fixed year; only the landing page shows the current one. */
const COPYRIGHT_YEAR = '2024';

/** The props of `SettingsScreen`. */
export interface SettingsScreenProps extends ElementProps<HTMLDivElement> {
  /** The settings as they are stored. */
  readonly preferences: Preferences;
  /** Set while the session is being ended. */
  readonly isLoggingOut?: boolean;
  /** Stores the changes on this device. They are not sent to the server. */
  readonly onChangePreferences: (changed: Partial<Preferences>) => void;
  /** Whether this browser may show system notifications for the site. */
  readonly devicePermission: DevicePermission;
  /** Asks the browser for permission; called only on a click. */
  readonly onAllowOnDevice: () => void;
  /** Called with a toast to show. */
  readonly onNotify: (notice: Notice) => void;
  /** Called when the person chooses Log out. */
  readonly onLogOut: () => void;
  /** Called when the person wants to return to the screen before. */
  readonly onGoBack: () => void;
}

/** The person's settings, all of them stored on this device only. */
export function SettingsScreen({
  preferences,
  isLoggingOut = false,
  onChangePreferences,
  devicePermission,
  onAllowOnDevice,
  onNotify,
  onLogOut,
  onGoBack,
  ...rest
}: SettingsScreenProps) {
  const t = useMessages(settingsScreenMessages);
  const { brand } = useUi();
  const id = useId();
  const changeNotifications = (notifications: boolean) => {
    onChangePreferences({ notifications });
    onNotify(
      notifications
        ? { tone: 'success', title: t('enabledTitle'), description: t('enabled') }
        : { tone: 'info', title: t('disabledTitle'), description: t('disabled') },
    );
  };
  return (
    <Page {...rest}>
      <PageHead title={t('title')} onGoBack={onGoBack} />
      <S.Column gap={6}>
        <Card aria-labelledby={`${id}-trading`}>
          <CardHead>
            <h2 id={`${id}-trading`}>{t('trading')}</h2>
          </CardHead>
          <S.Rows>
            <Switch
              label={t('oneClickDeal')}
              detail={t('oneClickDealDetail')}
              checked={preferences.oneClickDeal}
              onCheckedChange={(oneClickDeal) => onChangePreferences({ oneClickDeal })}
            />
            <Switch
              label={t('oneClickStop')}
              detail={t('oneClickStopDetail')}
              checked={preferences.oneClickStop}
              onCheckedChange={(oneClickStop) => onChangePreferences({ oneClickStop })}
            />
          </S.Rows>
        </Card>
        <Card aria-labelledby={`${id}-notifications`}>
          <CardHead>
            <h2 id={`${id}-notifications`}>{t('notifications')}</h2>
          </CardHead>
          <S.Rows>
            <Switch
              label={t('push')}
              detail={t('pushDetail')}
              checked={preferences.notifications}
              aria-describedby={`${id}-notifications-caption`}
              onCheckedChange={changeNotifications}
            />
            <Switch
              label={t('riskAlerts')}
              detail={t('riskAlertsDetail')}
              checked={preferences.notifications}
              aria-describedby={`${id}-notifications-caption`}
              onCheckedChange={changeNotifications}
            />
            <DeviceNotifications
              permission={devicePermission}
              isOn={preferences.notifications}
              onAllow={onAllowOnDevice}
            />
            <S.Caption id={`${id}-notifications-caption`}>
              <Info className="ep-icon" aria-hidden="true" />
              <span>{t('notificationsEffect')}</span>
            </S.Caption>
          </S.Rows>
        </Card>
        <ChartSettings preferences={preferences} onChangePreferences={onChangePreferences} />
        <Card aria-labelledby={`${id}-language`}>
          <CardHead>
            <h2 id={`${id}-language`}>{t('language')}</h2>
          </CardHead>
          <S.Language>
            <h3 id={`${id}-app-language`}>{t('appLanguage')}</h3>
            <Button
              variant="line"
              icon={<Languages className="ep-icon" aria-hidden="true" />}
              aria-describedby={`${id}-app-language`}
              onClick={() =>
                onNotify({ tone: 'info', title: t('languageNoticeTitle'), description: t('languageNotice') })
              }
            >
              {t('english')}
            </Button>
          </S.Language>
        </Card>
        <S.NarrowOnly>
          <Button
            variant="line"
            isWide
            icon={<LogOut className="ep-icon" aria-hidden="true" />}
            isBusy={isLoggingOut}
            onClick={() => onLogOut()}
          >
            {isLoggingOut ? t('loggingOut') : t('logOut')}
          </Button>
        </S.NarrowOnly>
        <S.Foot>
          <span>{t('version', { version: APP_VERSION })}</span>
          <span>{t('copyright', { year: COPYRIGHT_YEAR, brand: brand.name })}</span>
        </S.Foot>
      </S.Column>
    </Page>
  );
}
