import { expect } from 'vitest';
import type { World } from './world.ts';

const CHECKS: Readonly<Record<string, string>> = {
  'stock equals the sum of the ledger': `
    SELECT p.id FROM products p
    WHERE p.stock <> (SELECT COALESCE(SUM(m.delta), 0) FROM stock_movements m WHERE m.product_id = p.id)`,
  'an order total is the sum of its lines': `
    SELECT o.id FROM orders o
    WHERE o.total_cents <> (SELECT COALESCE(SUM(l.total_cents), 0) FROM order_lines l WHERE l.order_id = o.id)`,
  'no order is without lines': `
    SELECT o.id FROM orders o WHERE NOT EXISTS (SELECT 1 FROM order_lines l WHERE l.order_id = o.id)`,
  'a standing line holds its quantity, a cancelled one nothing': `
    SELECT l.id FROM order_lines l JOIN orders o ON o.id = l.order_id
    WHERE l.stock_taken <> CASE o.status WHEN 'E Anuluar' THEN 0 ELSE l.quantity END`,
  'what orders took from the ledger is what their lines hold': `
    SELECT o.id FROM orders o
    WHERE (SELECT COALESCE(SUM(m.delta), 0) FROM stock_movements m WHERE m.order_id = o.id)
      <> -(SELECT COALESCE(SUM(l.stock_taken), 0) FROM order_lines l WHERE l.order_id = o.id)`,
  'order numbers have no gap': `
    SELECT 1 FROM (SELECT COUNT(*) AS n, COALESCE(MAX(id), 0) AS top FROM orders) WHERE n <> top`,
  'every order has the history of its status': `
    SELECT o.id FROM orders o
    WHERE o.status <> (SELECT h.to_status FROM order_status_history h WHERE h.order_id = o.id ORDER BY h.id DESC LIMIT 1)`,
  'custom stock equals the sum of its history': `
    SELECT c.product_id FROM custom_stock c
    WHERE c.quantity <> (SELECT COALESCE(SUM(m.delta), 0) FROM custom_stock_movements m
      WHERE m.customer_id = c.customer_id AND m.product_id = c.product_id)`,
  'a cancelled order holds none of a customer’s own pieces': `
    SELECT m.order_line_id FROM custom_stock_movements m
    JOIN order_lines l ON l.id = m.order_line_id JOIN orders o ON o.id = l.order_id
    WHERE o.status = 'E Anuluar' GROUP BY m.order_line_id HAVING SUM(m.delta) <> 0`,
  'a delivered order is in the cash of no other driver': `
    SELECT o.id FROM orders o JOIN deliveries d ON d.order_id = o.id
    WHERE o.status = 'E Realizuar' AND d.driver_id <> o.driver_id`,
};

/** Fails the test when one of the invariants does not hold. */
export function expectInvariants(world: Pick<World, 'handle'>): void {
  for (const [sentence, query] of Object.entries(CHECKS)) {
    expect(world.handle.connection.prepare(query).all(), sentence).toEqual([]);
  }
  expect(world.handle.connection.pragma('integrity_check', { simple: true })).toBe('ok');
  expect(world.handle.connection.pragma('foreign_key_check')).toEqual([]);
}
