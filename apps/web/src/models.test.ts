import type * as Client from '@etherpilot/api-client';
import type { CandleAnswer } from '@etherpilot/api-client/market';
import type * as Ui from '@etherpilot/ui/model';
import type { Decimal } from '@etherpilot/ui/money';
import { describe, expectTypeOf, it } from 'vitest';

// ui and api-client never import each other; this test makes the compiler check that their types fit.
describe('what the client returns', () => {
  it('is what the screens accept', () => {
    expectTypeOf<Client.Bot>().toExtend<Ui.Bot>();
    expectTypeOf<Client.Investment>().toExtend<Ui.Investment>();
    expectTypeOf<Client.SupportedCurrency>().toExtend<Ui.SupportedCurrency>();
    expectTypeOf<Client.DepositRecord>().toExtend<Ui.DepositRecord>();
    expectTypeOf<Client.WithdrawalRecord>().toExtend<Ui.WithdrawalRecord>();
    expectTypeOf<Client.User>().toExtend<Ui.Profile>();
    expectTypeOf<Client.ServerTime>().toEqualTypeOf<Ui.ServerTime>();
    expectTypeOf<Client.RecordId>().toEqualTypeOf<Ui.RecordId>();
    expectTypeOf<CandleAnswer>().toExtend<Ui.PriceHistory>();
    expectTypeOf<Client.Decimal>().toExtend<Decimal>();
  });
});
