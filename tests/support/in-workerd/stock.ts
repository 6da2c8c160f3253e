/**
 * To be run after a test has written stocks by SQL: notes those of a variant, or of all, as counted, as the administration
 * would have. Without it the audit finds them.
 */
export const noteStocks = (itemId?: string): string => `
  INSERT INTO stock_movement (variant_id, kind, quantity, ref, at) SELECT id, 'counted', counted - on_hand, '', 0 FROM (
    SELECT v.id, v.on_hand, v.stock + coalesce((
      SELECT sum(h.quantity) FROM stock_hold h WHERE h.variant_id = v.id AND h.state IN ('HELD', 'SOLD')), 0) AS counted
    FROM variant v${itemId === undefined ? '' : ` WHERE v.id = '${itemId}'`}) WHERE counted <> on_hand`
