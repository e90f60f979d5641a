import { PublicLayout } from '@etherpilot/ui';
import { Route, Switch } from 'wouter';
import { paths } from '../paths.js';
import { DepositCancelRoute } from '../routes/DepositCancelRoute.js';
import { DepositSuccessRoute } from '../routes/DepositSuccessRoute.js';
import { NotFoundRoute } from '../routes/NotFoundRoute.js';

/** Payment results and unknown URLs as a visitor sees them: a slim header, no navigation. */
export function PublicArea() {
  return (
    <PublicLayout isSlim>
      <Switch>
        <Route path={paths.depositSuccess} component={DepositSuccessRoute} />
        <Route path={paths.depositCancel} component={DepositCancelRoute} />
        <Route component={NotFoundRoute} />
      </Switch>
    </PublicLayout>
  );
}
