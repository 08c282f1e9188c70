import type Database from 'better-sqlite3';

export const INVARIANTS: Readonly<Record<string, string>> = {
  'stock equals the sum of the ledger': `
    SELECT p.id FROM products p
    LEFT JOIN (SELECT product_id, SUM(delta) AS pieces FROM stock_movements GROUP BY product_id) m ON m.product_id = p.id
    WHERE p.stock <> COALESCE(m.pieces, 0)`,
  'the balance of a movement is that of the one before it and its own pieces': `
    SELECT id FROM (SELECT id, delta, balance_after,
        LAG(balance_after, 1, 0) OVER (PARTITION BY product_id ORDER BY id) AS before FROM stock_movements)
    WHERE balance_after <> before + delta`,
  'an order total is the sum of its lines and of what bringing it costs': `
    SELECT o.id FROM orders o
    WHERE o.total_cents <> o.transport_cents + (SELECT COALESCE(SUM(l.total_cents), 0) FROM order_lines l WHERE l.order_id = o.id)`,
  'no order is without lines': `
    SELECT o.id FROM orders o WHERE NOT EXISTS (SELECT 1 FROM order_lines l WHERE l.order_id = o.id)`,
  'a standing line holds its quantity': `
    SELECT l.id FROM order_lines l JOIN orders o ON o.id = l.order_id
    WHERE o.status <> 'E Anuluar' AND l.stock_taken <> l.quantity`,
  'what orders took from the ledger is what their lines hold': `
    SELECT o.id FROM orders o
    WHERE (SELECT COALESCE(SUM(m.delta), 0) FROM stock_movements m WHERE m.order_id = o.id)
      <> -(SELECT COALESCE(SUM(l.stock_taken), 0) FROM order_lines l WHERE l.order_id = o.id)`,
  'order numbers have no gap': `
    SELECT 1 FROM (SELECT COUNT(*) AS n, COALESCE(MAX(id), 0) AS top FROM
      (SELECT id FROM orders UNION SELECT sequence FROM lost_numbers WHERE series = 'ORDER')) WHERE n <> top`,
  'every order has the history of its status': `
    SELECT o.id FROM orders o
    WHERE o.status <> (SELECT json_extract(e.data, '$.to') FROM order_events e
      WHERE e.order_id = o.id AND e.kind IN ('order.placed', 'order.status-changed') ORDER BY e.id DESC LIMIT 1)`,
  'custom stock equals the sum of its history': `
    SELECT c.product_id FROM custom_stock c
    WHERE c.quantity <> (SELECT COALESCE(SUM(m.delta), 0) FROM custom_stock_movements m
      WHERE m.customer_id = c.customer_id AND m.product_id = c.product_id)`,
  'a cancelled line whose goods came back holds none of a customer’s own pieces': `
    SELECT m.order_line_id FROM custom_stock_movements m
    JOIN order_lines l ON l.id = m.order_line_id JOIN orders o ON o.id = l.order_id
    WHERE o.status = 'E Anuluar' AND l.stock_taken + l.written_off = 0 GROUP BY m.order_line_id HAVING SUM(m.delta) <> 0`,
  'a delivered order is in the cash of no other driver': `
    SELECT o.id FROM orders o JOIN deliveries d ON d.order_id = o.id
    WHERE o.status = 'E Realizuar' AND d.driver_id <> o.driver_id`,
  'numbers of papers have no gap': `
    SELECT series, year FROM (SELECT series, year, sequence FROM documents UNION
      SELECT series, year, sequence FROM lost_numbers WHERE series <> 'ORDER') WHERE series <> 'MIG'
    GROUP BY series, year HAVING MIN(sequence) <> 1 OR MAX(sequence) <> COUNT(*)`,
  'every paper is chained to the one before it': `
    SELECT d.number FROM documents d WHERE json_extract(d.content, '$.previousSha256') <> COALESCE((
      SELECT b.sha256 FROM (SELECT series, year, sequence, sha256 FROM documents UNION ALL
        SELECT series, year, sequence, sha256 FROM lost_numbers WHERE sha256 IS NOT NULL) b
      WHERE b.series = d.series AND b.year = d.year AND b.sequence < d.sequence
      ORDER BY b.sequence DESC LIMIT 1), '')`,
  'no series ends before its last number': `
    SELECT s.series FROM document_series s WHERE s.series <> 'MIG' AND s.last_sequence <> (SELECT MAX(sequence) FROM
      (SELECT sequence FROM documents d WHERE d.series = s.series AND d.year = s.year UNION ALL
       SELECT sequence FROM lost_numbers l WHERE l.series = s.series AND l.year = s.year))`,
  'the day of no paper is before that of the one before it': `
    SELECT d.number FROM documents d JOIN documents b ON b.id < d.id AND b.issued_on > d.issued_on
    WHERE d.series <> 'MIG' AND b.series <> 'MIG'`,
  'a paper comes to the sum of its lines and of its rates': `
    SELECT d.number FROM documents d
    WHERE d.total_cents <> (SELECT COALESCE(SUM(l.total_cents), 0) FROM document_lines l WHERE l.document_id = d.id)
      OR d.total_cents <> (SELECT COALESCE(SUM(v.gross_cents), 0) FROM document_vat v WHERE v.document_id = d.id)`,
  'no line is credited beyond what was invoiced': `
    SELECT i.id FROM document_lines i JOIN documents d ON d.id = i.document_id AND d.kind IN ('invoice', 'debit_note')
    JOIN document_lines l ON l.corrects_line_id = i.id JOIN documents c ON c.id = l.document_id
    GROUP BY i.id
    HAVING SUM(CASE WHEN c.kind = 'credit_note' THEN l.total_cents WHEN l.quantity > 0 THEN -l.total_cents ELSE 0 END)
        > i.total_cents
      OR SUM(CASE WHEN c.kind = 'credit_note' THEN l.quantity ELSE -l.quantity END) > i.quantity`,
  'a credit note corrects an invoice or a debit note, a debit note an invoice, of the same order': `
    SELECT n.number FROM documents n LEFT JOIN documents d ON d.id = n.refers_to_id
    WHERE n.kind IN ('credit_note', 'debit_note') AND (d.id IS NULL OR d.order_id <> n.order_id
      OR d.customer_id <> n.customer_id OR NOT (d.kind = 'invoice' OR n.kind = 'credit_note' AND d.kind = 'debit_note'))`,
  'a debit note is credited up to its total': `
    SELECT d.number FROM documents d JOIN documents c ON c.refers_to_id = d.id WHERE d.kind = 'debit_note'
    GROUP BY d.id HAVING SUM(c.total_cents) > d.total_cents`,
  'no credit takes more VAT or value of a rate than its paper bears': `
    WITH notes AS (SELECT n.id, n.kind, n.refers_to_id, n.kind = 'debit_note' AND EXISTS
        (SELECT 1 FROM document_lines l WHERE l.document_id = n.id AND l.quantity > 0) AS takes_back
      FROM documents n WHERE n.kind IN ('invoice', 'credit_note', 'debit_note')),
    signed AS (SELECT n.id, CASE WHEN n.kind = 'credit_note' THEN -1 ELSE 1 END AS sign,
        CASE WHEN n.takes_back THEN n.refers_to_id WHEN n.kind <> 'credit_note' THEN n.id
          WHEN d.takes_back THEN d.refers_to_id ELSE d.id END AS paper_id
      FROM notes n LEFT JOIN notes d ON d.id = n.refers_to_id)
    SELECT 1 FROM signed s JOIN document_vat v ON v.document_id = s.id GROUP BY s.paper_id, v.vat_basis_points
    HAVING SUM(s.sign * v.net_cents) < 0 OR SUM(s.sign * v.vat_cents) < 0`,
  'the invoice of an order is its own': `
    SELECT o.id FROM orders o JOIN documents d ON d.id = o.invoice_id WHERE d.order_id <> o.id OR d.kind <> 'invoice'`,
  'what was received at a door is its payment': `
    SELECT d.order_id FROM deliveries d LEFT JOIN payments p ON p.id = d.payment_id
    LEFT JOIN payment_reversals r ON r.payment_id = p.id LEFT JOIN orders o ON o.id = d.order_id
    LEFT JOIN documents i ON i.id = o.invoice_id
    WHERE i.series IS NOT 'MIG' AND o.id NOT IN (SELECT order_id FROM document_backlog)
      AND (d.amount_received_cents <> COALESCE(p.amount_cents, 0) OR r.payment_id IS NOT NULL)`,
  'cash of a payment counts on its own day or, where that was closed, later': `
    SELECT id FROM payments WHERE cash_day < received_on`,
  'what a driver handed in is at the counter while their day is closed, and not when it is open again': `
    SELECT c.driver_id, c.day FROM cash_closings c WHERE c.counter_day IS NOT NULL GROUP BY c.driver_id, c.day
    HAVING SUM(c.handed_in_cents) <> (SELECT CASE l.event WHEN 'close' THEN l.handed_in_cents ELSE 0 END
      FROM cash_closings l WHERE l.driver_id = c.driver_id AND l.day = c.day ORDER BY l.id DESC LIMIT 1)`,
  'change that was taken back is at the counter again': `
    SELECT m.id FROM cash_movements m JOIN cash_movements r ON r.reverses_id = m.id
    WHERE r.amount_cents <> -m.amount_cents OR r.counter_day < m.counter_day OR r.day < m.day`,
  'cash of a road conflict that stays is a payment of its driver': `
    SELECT c.id FROM road_conflicts c LEFT JOIN payments p ON p.id = c.payment_id
    WHERE c.cash_day IS NOT NULL AND (c.decision = 'accepted' OR c.money = 'credit')
      AND (p.id IS NULL OR p.amount_cents <> c.amount_cents OR p.driver_id IS NOT c.driver_id)`,
  'an expense beyond the bound counts once the office accepts it, and once': `
    SELECT p.id FROM pending_expenses p JOIN cash_movements m ON m.id = p.movement_id
    WHERE m.amount_cents <> p.amount_cents OR m.driver_id IS NOT p.driver_id OR m.kind <> 'expense'
      OR (SELECT COUNT(*) FROM pending_expenses o WHERE o.movement_id = p.movement_id) > 1`,
  'a customer has the login of its id, and both rows say the same': `
    SELECT u.id FROM users u LEFT JOIN customers c ON c.id = u.customer_id
    WHERE (c.id IS NULL AND u.role = 'customer') OR c.name <> u.name OR c.phone <> u.phone
      OR c.is_staff <> (u.role <> 'customer') OR c.is_active <> (u.role = 'customer' AND u.is_active = 1)
    UNION ALL
    SELECT c.id FROM customers c LEFT JOIN users u ON u.customer_id = c.id WHERE u.id IS NULL`,
  'the balance of a supplier is the sum of its entries': `
    SELECT t.supplier_id FROM (SELECT supplier_id, SUM(amount_cents) AS cents, MAX(id) AS last_id
      FROM supplier_entries GROUP BY supplier_id) t
    JOIN supplier_entries l ON l.id = t.last_id WHERE l.balance_cents <> t.cents`,
  'what pays a bill of a supplier exceeds neither side, and both are of one supplier': `
    SELECT e.id FROM (
      SELECT debit_id AS entry_id, SUM(amount_cents) AS cents, 1 AS sign FROM supplier_allocations GROUP BY debit_id
      UNION ALL SELECT credit_id, SUM(amount_cents), -1 FROM supplier_allocations GROUP BY credit_id
    ) a JOIN supplier_entries e ON e.id = a.entry_id WHERE a.cents < 0 OR a.cents > e.amount_cents * a.sign
    UNION ALL
    SELECT d.id FROM supplier_allocations a JOIN supplier_entries d ON d.id = a.debit_id
    JOIN supplier_entries c ON c.id = a.credit_id WHERE d.supplier_id <> c.supplier_id`,
  'a bill of a supplier comes to its rates, and what of it is owed to its account': `
    SELECT b.id FROM bills b
    WHERE b.total_cents <> (SELECT COALESCE(SUM(v.net_cents + v.vat_cents), 0) FROM bill_vat v WHERE v.bill_id = b.id)
      OR b.total_cents - (SELECT COALESCE(SUM(l.net_cents), 0) FROM bill_lines l WHERE l.bill_id = b.id AND l.is_owed = 0)
        <> COALESCE((SELECT CASE b.kind WHEN 'credit_note' THEN -e.amount_cents ELSE e.amount_cents END
          FROM supplier_entries e WHERE e.bill_id = b.id), 0)`,
  'no goods are billed beyond what came in or went back': `
    SELECT l.receipt_line_id FROM bill_lines l JOIN receipt_lines r ON r.id = l.receipt_line_id
    WHERE l.bill_id NOT IN (SELECT bill_id FROM bill_reversals)
    GROUP BY l.receipt_line_id HAVING SUM(l.quantity) > MAX(r.quantity)
    UNION ALL
    SELECT l.return_line_id FROM bill_lines l JOIN supplier_return_lines r ON r.id = l.return_line_id
    WHERE l.bill_id NOT IN (SELECT bill_id FROM bill_reversals)
    GROUP BY l.return_line_id HAVING SUM(l.quantity) > MAX(r.quantity)`,
  'a payment to a supplier is in its account, and in the cash of its own day or later': `
    SELECT p.id FROM supplier_payments p LEFT JOIN supplier_entries e ON e.payment_id = p.id
    WHERE e.amount_cents IS NOT -p.amount_cents OR p.cash_day < p.paid_on`,
  'what is on its way or handed over is not held': `
    SELECT id FROM orders WHERE held_at IS NOT NULL AND status <> 'E Procesuar'`,
  'a pool of cost holds what is owned': `
    WITH held AS (SELECT l.product_id, SUM(l.quantity) AS pieces FROM orders o
      CROSS JOIN order_lines l ON l.order_id = o.id
      WHERE o.invoice_id IS NULL AND o.status <> 'E Anuluar' AND EXISTS (SELECT 1 FROM cost_pools) GROUP BY l.product_id)
    SELECT c.product_id FROM cost_pools c JOIN products p ON p.id = c.product_id
    LEFT JOIN held h ON h.product_id = c.product_id WHERE c.quantity <> p.stock + COALESCE(h.pieces, 0)`,
  'what has come of an order to a supplier is what its receipts brought and kept': `
    SELECT l.id FROM purchase_order_lines l LEFT JOIN (SELECT x.order_line_id,
        SUM(CASE WHEN r.reverses_id IS NULL THEN x.quantity ELSE -x.quantity END) AS pieces
      FROM receipt_lines x JOIN receipts r ON r.id = x.receipt_id GROUP BY x.order_line_id) c ON c.order_line_id = l.id
    WHERE l.received <> COALESCE(c.pieces, 0)`,
  'receipts and returns of purchasing moved the stock by their lines': `
    SELECT 1 FROM (
      SELECT r.number, l.product_id, CASE WHEN r.reverses_id IS NULL THEN l.quantity ELSE -l.quantity END AS pieces
      FROM receipt_lines l JOIN receipts r ON r.id = l.receipt_id
      UNION ALL SELECT r.number, l.product_id, -l.quantity
      FROM supplier_return_lines l JOIN supplier_returns r ON r.id = l.return_id
      UNION ALL SELECT note, product_id, -delta FROM stock_movements
      WHERE reason IN ('received', 'receipt-reversed', 'supplier-returned')
        AND note IN (SELECT number FROM receipts UNION ALL SELECT number FROM supplier_returns)
    ) GROUP BY number, product_id HAVING SUM(pieces) <> 0`,
  'numbers of purchasing papers have no gap': `
    SELECT what, year FROM (SELECT 'receipt' AS what, year, sequence FROM receipts
      UNION ALL SELECT 'return', year, sequence FROM supplier_returns
      UNION ALL SELECT 'order', year, sequence FROM purchase_orders WHERE sequence IS NOT NULL)
    GROUP BY what, year HAVING MIN(sequence) <> 1 OR MAX(sequence) <> COUNT(*)`,
  'what a bill says beside the value of its goods is in their pool or a price difference': `
    SELECT b.id FROM bill_lines b LEFT JOIN (SELECT bill_line_id, SUM(value_e4 + expense_e4) AS e4 FROM cost_entries
      WHERE kind IN ('bill', 'credit-note', 'bill-reversed') AND bill_line_id IS NOT NULL GROUP BY bill_line_id) c
      ON c.bill_line_id = b.id
    WHERE b.value_e4 IS NOT NULL AND COALESCE(c.e4, 0) <> CASE
      WHEN b.bill_id IN (SELECT bill_id FROM bill_reversals) THEN 0
      WHEN b.return_line_id IS NULL THEN b.quantity * b.net_price_e4 - b.value_e4
      ELSE b.value_e4 - b.quantity * b.net_price_e4 END`,
  'a pool of cost is the sum of its moves': `
    SELECT c.product_id FROM cost_pools c LEFT JOIN (SELECT product_id, SUM(quantity) AS pieces, SUM(value_e4) AS value
      FROM cost_entries GROUP BY product_id) e ON e.product_id = c.product_id
    WHERE c.quantity <> COALESCE(e.pieces, 0) OR c.value_e4 <> COALESCE(e.value, 0)`,
  'a pool of cost after a move is that before it and the move': `
    SELECT id FROM (SELECT id, quantity, value_e4, quantity_after, value_after_e4,
        LAG(quantity_after, 1, 0) OVER byProduct AS pieces, LAG(value_after_e4, 1, 0) OVER byProduct AS value
      FROM cost_entries WINDOW byProduct AS (PARTITION BY product_id ORDER BY id))
    WHERE quantity_after <> pieces + quantity OR value_after_e4 <> value + value_e4`,
  'no line is sold at a cost twice or brings back more than it cost': `
    SELECT 1 FROM cost_entries e JOIN document_lines l ON l.id = e.document_line_id
    WHERE e.kind IN ('sale', 'sale-returned') GROUP BY COALESCE(l.corrects_line_id, l.id)
    HAVING SUM(e.quantity) > 0 OR SUM(e.value_e4) > 0 OR (SUM(e.quantity) = 0 AND SUM(e.value_e4) <> 0)`,
  'the sums of sales by product and by document are the same': `
    SELECT 1 FROM (SELECT SUM(net_cents) AS net, SUM(cost_e4) AS cost, SUM(uncosted_cents) AS uncosted FROM product_sales) p
    JOIN (SELECT SUM(net_cents) AS net, SUM(cost_e4) AS cost, SUM(uncosted_cents) AS uncosted FROM document_sales) d
    WHERE p.net IS NOT d.net OR p.cost IS NOT d.cost OR p.uncosted IS NOT d.uncosted`,
};

export function findBrokenInvariants(connection: Database.Database): string[] {
  return Object.entries(INVARIANTS).flatMap(([sentence, query]) =>
    isAskable(connection, query) && connection.prepare(query).get() !== undefined ? [sentence] : [],
  );
}

function isAskable(connection: Database.Database, query: string): boolean {
  try {
    connection.prepare(query);
    return true;
  } catch {
    return false;
  }
}
