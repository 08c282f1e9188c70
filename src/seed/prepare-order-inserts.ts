import { prepareInsert, type SeedContext } from './seed-context.ts';

/** The statements that write an order with its lines, history and delivery, their columns in the order given. */
export function prepareOrderInserts({ connection }: SeedContext) {
  return {
    order: prepareInsert(connection, 'orders', [
      'id',
      'customer_id',
      'placed_by_id',
      'status',
      'deliver_date',
      'created_at',
      'created_day',
      'total_cents',
      'comment',
      'payment_method',
      'driver_id',
      'buyer_name',
      'buyer_email',
      'buyer_phone',
      'buyer_address',
      'buyer_fiscal_number',
      'buyer_vat_number',
      'buyer_business_number',
      'region_id',
      'version',
      'updated_at',
    ]),
    line: prepareInsert(connection, 'order_lines', [
      'order_id',
      'product_id',
      'product_name',
      'product_code',
      'unit',
      'vat_basis_points',
      'list_price_e4',
      'discount_basis_points',
      'customer_discount_basis_points',
      'unit_price_e4',
      'quantity',
      'total_cents',
      'stock_taken',
      'is_stock_confirmed',
      'is_produced',
    ]),
    history: prepareInsert(connection, 'order_status_history', [
      'order_id',
      'from_status',
      'to_status',
      'actor_id',
      'created_at',
    ]),
    delivery: prepareInsert(connection, 'deliveries', [
      'order_id',
      'driver_id',
      'receiver_name',
      'signature_path',
      'amount_received_cents',
      'delivered_at',
      'delivered_day',
      'payment_id',
    ]),
  };
}

/** The statements that write a payment into an account, their columns in the order given. */
export function preparePaymentInserts({ connection }: SeedContext) {
  return {
    payment: prepareInsert(connection, 'payments', [
      'customer_id',
      'method',
      'amount_cents',
      'received_on',
      'occurred_at',
      'cash_day',
      'driver_id',
      'order_id',
      'actor_id',
      'created_at',
    ]),
    entry: prepareInsert(connection, 'customer_entries', [
      'customer_id',
      'kind',
      'day',
      'due_on',
      'payment_id',
      'amount_cents',
      'balance_cents',
      'actor_id',
      'created_at',
    ]),
    allocation: prepareInsert(connection, 'allocations', [
      'credit_id',
      'debit_id',
      'amount_cents',
      'day',
      'actor_id',
      'created_at',
    ]),
  };
}
