/**
 * Why money from outside fits no order, or did not. undone: it never was; all of it went back, and its order ended by
 * that.
 */
export const movementReasons = [
  'no_order',
  'many_orders',
  'amount_differs',
  'came_unseen',
  'sent_back',
  'came_again',
  'order_unknown',
  'costs_more',
  'owner_needed',
  'undone',
] as const
