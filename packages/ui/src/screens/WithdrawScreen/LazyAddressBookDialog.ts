import { lazyPart } from '../../primitives/OnDemand/lazyPart.js';
import { onDemand } from '../../primitives/OnDemand/onDemand.js';

/** A separate chunk, because few people open it. */
export const addressBookCode = onDemand(() =>
  import('./AddressBookDialog.js').then((module) => module.AddressBookDialog),
);

export const LazyAddressBookDialog = lazyPart(addressBookCode);
