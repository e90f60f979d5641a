export { connectHistories, getKnownIds } from './orderHistories.js';
export { orders } from './orders.js';
export { toSubmission } from './orderStates.js';
export { placeOrder } from './placeOrder.js';
