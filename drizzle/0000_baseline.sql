CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`created_at` integer NOT NULL,
	`actor_id` integer,
	`actor_name` text DEFAULT '' NOT NULL,
	`action` text NOT NULL,
	`entity` text NOT NULL,
	`entity_id` integer,
	`details` text DEFAULT '{}' NOT NULL,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `audit_log_entity` ON `audit_log` (`entity`,`entity_id`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_entity_newest` ON `audit_log` (`entity`);--> statement-breakpoint
CREATE INDEX `audit_log_actor` ON `audit_log` (`actor_id`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_created` ON `audit_log` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_action` ON `audit_log` (`action`,`id`);--> statement-breakpoint
CREATE TABLE `bill_line_receipts` (
	`bill_line_id` integer NOT NULL,
	`receipt_id` integer NOT NULL,
	PRIMARY KEY(`bill_line_id`, `receipt_id`),
	FOREIGN KEY (`bill_line_id`) REFERENCES `bill_lines`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`receipt_id`) REFERENCES `receipts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `bill_line_receipts_receipt` ON `bill_line_receipts` (`receipt_id`);--> statement-breakpoint
CREATE TABLE `bill_lines` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`bill_id` integer NOT NULL,
	`position` integer NOT NULL,
	`receipt_line_id` integer,
	`return_line_id` integer,
	`quantity` integer,
	`net_price_e4` integer,
	`value_e4` integer,
	`description` text DEFAULT '' NOT NULL,
	`net_cents` integer NOT NULL,
	`vat_basis_points` integer,
	`spread_by` text,
	`is_owed` integer DEFAULT true NOT NULL,
	FOREIGN KEY (`bill_id`) REFERENCES `bills`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`receipt_line_id`) REFERENCES `receipt_lines`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`return_line_id`) REFERENCES `supplier_return_lines`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bill_lines_spread_valid" CHECK(spread_by IS NULL OR spread_by IN ('value', 'quantity', 'weight')),
	CONSTRAINT "bill_lines_one_source" CHECK(receipt_line_id IS NULL OR return_line_id IS NULL),
	CONSTRAINT "bill_lines_goods_have_pieces" CHECK((receipt_line_id IS NULL AND return_line_id IS NULL) = (quantity IS NULL) AND (quantity IS NULL) = (net_price_e4 IS NULL)),
	CONSTRAINT "bill_lines_quantity_positive" CHECK(quantity >= 1),
	CONSTRAINT "bill_lines_is_owed_boolean" CHECK(is_owed IN (0, 1))
);
--> statement-breakpoint
CREATE INDEX `bill_lines_bill` ON `bill_lines` (`bill_id`,`position`);--> statement-breakpoint
CREATE INDEX `bill_lines_receipt_line` ON `bill_lines` (`receipt_line_id`) WHERE receipt_line_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `bill_lines_return_line` ON `bill_lines` (`return_line_id`) WHERE return_line_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `bill_reversals` (
	`bill_id` integer PRIMARY KEY NOT NULL,
	`day` text NOT NULL,
	`reason` text NOT NULL,
	`actor_id` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`bill_id`) REFERENCES `bills`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `bill_reversals_day` ON `bill_reversals` (`day`);--> statement-breakpoint
CREATE TABLE `bill_vat` (
	`bill_id` integer NOT NULL,
	`vat_basis_points` integer NOT NULL,
	`net_cents` integer NOT NULL,
	`vat_cents` integer NOT NULL,
	PRIMARY KEY(`bill_id`, `vat_basis_points`),
	FOREIGN KEY (`bill_id`) REFERENCES `bills`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `bills` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`supplier_id` integer NOT NULL,
	`number` text NOT NULL,
	`number_key` text NOT NULL,
	`issued_on` text NOT NULL,
	`booked_on` text NOT NULL,
	`due_on` text NOT NULL,
	`is_asset` integer DEFAULT false NOT NULL,
	`is_deductible` integer DEFAULT true NOT NULL,
	`total_cents` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`actor_id` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`supplier_id`) REFERENCES `suppliers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bills_kind_valid" CHECK("bills"."kind" IN ('domestic', 'foreign', 'customs', 'farmer', 'credit_note', 'debit_note')),
	CONSTRAINT "bills_days_ordered" CHECK(due_on >= issued_on AND booked_on >= issued_on),
	CONSTRAINT "bills_flags_boolean" CHECK(is_asset IN (0, 1) AND is_deductible IN (0, 1))
);
--> statement-breakpoint
CREATE INDEX `bills_supplier` ON `bills` (`supplier_id`,`id`);--> statement-breakpoint
CREATE INDEX `bills_number` ON `bills` (`supplier_id`,`kind`,`number_key`);--> statement-breakpoint
CREATE INDEX `bills_booked_on` ON `bills` (`booked_on`,`id`);--> statement-breakpoint
CREATE TABLE `supplier_allocations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`credit_id` integer NOT NULL,
	`debit_id` integer NOT NULL,
	`amount_cents` integer NOT NULL,
	`day` text NOT NULL,
	`actor_id` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`credit_id`) REFERENCES `supplier_entries`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`debit_id`) REFERENCES `supplier_entries`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "supplier_allocations_amount_not_zero" CHECK(amount_cents <> 0)
);
--> statement-breakpoint
CREATE INDEX `supplier_allocations_credit` ON `supplier_allocations` (`credit_id`);--> statement-breakpoint
CREATE INDEX `supplier_allocations_debit` ON `supplier_allocations` (`debit_id`);--> statement-breakpoint
CREATE TABLE `supplier_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`supplier_id` integer NOT NULL,
	`kind` text NOT NULL,
	`day` text NOT NULL,
	`due_on` text,
	`bill_id` integer,
	`payment_id` integer,
	`reverses_id` integer,
	`number` text DEFAULT '' NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`amount_cents` integer NOT NULL,
	`balance_cents` integer NOT NULL,
	`actor_id` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`supplier_id`) REFERENCES `suppliers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`bill_id`) REFERENCES `bills`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payment_id`) REFERENCES `supplier_payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`reverses_id`) REFERENCES `supplier_entries`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "supplier_entries_kind_valid" CHECK("supplier_entries"."kind" IN ('bill', 'debit_note', 'credit_note', 'payment', 'reversal', 'opening')),
	CONSTRAINT "supplier_entries_amount_not_zero" CHECK(amount_cents <> 0),
	CONSTRAINT "supplier_entries_reversal_refers" CHECK((kind = 'reversal') = (reverses_id IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX `supplier_entries_supplier` ON `supplier_entries` (`supplier_id`,`id`);--> statement-breakpoint
CREATE INDEX `supplier_entries_day` ON `supplier_entries` (`supplier_id`,`day`,`id`);--> statement-breakpoint
CREATE INDEX `supplier_entries_bill` ON `supplier_entries` (`bill_id`) WHERE bill_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `supplier_entries_payment` ON `supplier_entries` (`payment_id`) WHERE payment_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `supplier_payment_reversals` (
	`payment_id` integer PRIMARY KEY NOT NULL,
	`day` text NOT NULL,
	`cash_day` text,
	`reason` text NOT NULL,
	`actor_id` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `supplier_payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `supplier_payment_reversals_cash` ON `supplier_payment_reversals` (`cash_day`) WHERE cash_day IS NOT NULL;--> statement-breakpoint
CREATE TABLE `supplier_payments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`supplier_id` integer NOT NULL,
	`method` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`paid_on` text NOT NULL,
	`cash_day` text,
	`reference` text DEFAULT '' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`actor_id` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`supplier_id`) REFERENCES `suppliers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "supplier_payments_method_valid" CHECK("supplier_payments"."method" IN ('bank', 'cash_counter', 'compensation')),
	CONSTRAINT "supplier_payments_amount_positive" CHECK(amount_cents > 0),
	CONSTRAINT "supplier_payments_cash_has_day" CHECK((cash_day IS NOT NULL) = (method = 'cash_counter'))
);
--> statement-breakpoint
CREATE INDEX `supplier_payments_supplier` ON `supplier_payments` (`supplier_id`,`id`);--> statement-breakpoint
CREATE INDEX `supplier_payments_cash` ON `supplier_payments` (`cash_day`) WHERE cash_day IS NOT NULL;--> statement-breakpoint
CREATE INDEX `supplier_payments_reference` ON `supplier_payments` (reference COLLATE NOCASE) WHERE reference <> '';--> statement-breakpoint
CREATE TABLE `book_closings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`month` text NOT NULL,
	`event` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`last_entry_id` integer NOT NULL,
	`last_document_id` integer NOT NULL,
	`actor_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "book_closings_month_form" CHECK(month GLOB '????-??'),
	CONSTRAINT "book_closings_event_valid" CHECK("book_closings"."event" IN ('close', 'open')),
	CONSTRAINT "book_closings_open_has_reason" CHECK(event = 'close' OR reason <> '')
);
--> statement-breakpoint
CREATE INDEX `book_closings_month` ON `book_closings` (`month`,`id`);--> statement-breakpoint
CREATE TABLE `cart_items` (
	`customer_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`quantity` integer NOT NULL,
	`added_at` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `product_id`),
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "cart_items_quantity_positive" CHECK(quantity >= 1)
);
--> statement-breakpoint
CREATE INDEX `cart_items_product` ON `cart_items` (`product_id`);--> statement-breakpoint
CREATE TABLE `cash_closings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`driver_id` integer,
	`day` text NOT NULL,
	`counter_day` text,
	`event` text NOT NULL,
	`expected_cents` integer NOT NULL,
	`handed_in_cents` integer NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`actor_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`driver_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "cash_closings_event_valid" CHECK("cash_closings"."event" IN ('close', 'reopen')),
	CONSTRAINT "cash_closings_driver_to_counter" CHECK((counter_day IS NOT NULL) = (driver_id IS NOT NULL)),
	CONSTRAINT "cash_closings_counter_not_before" CHECK(counter_day >= day)
);
--> statement-breakpoint
CREATE INDEX `cash_closings_driver_day` ON `cash_closings` (`driver_id`,`day`,`id`);--> statement-breakpoint
CREATE INDEX `cash_closings_counter_day` ON `cash_closings` (`counter_day`) WHERE counter_day IS NOT NULL;--> statement-breakpoint
CREATE TABLE `cash_counts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`driver_id` integer,
	`day` text NOT NULL,
	`counted_by` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`actor_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`driver_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "cash_counts_counted_by_valid" CHECK("cash_counts"."counted_by" IN ('driver', 'office')),
	CONSTRAINT "cash_counts_amount_not_negative" CHECK(amount_cents >= 0)
);
--> statement-breakpoint
CREATE INDEX `cash_counts_driver_day` ON `cash_counts` (`driver_id`,`day`,`id`);--> statement-breakpoint
CREATE TABLE `cash_movements` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`driver_id` integer,
	`day` text NOT NULL,
	`counter_day` text,
	`kind` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`reverses_id` integer,
	`actor_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`driver_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`reverses_id`) REFERENCES `cash_movements`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "cash_movements_kind_valid" CHECK("cash_movements"."kind" IN ('float', 'expense', 'in', 'bank')),
	CONSTRAINT "cash_movements_sign" CHECK(amount_cents <> 0 AND (amount_cents < 0) = (reverses_id IS NOT NULL)),
	CONSTRAINT "cash_movements_of_driver" CHECK(driver_id IS NULL OR kind IN ('float', 'expense')),
	CONSTRAINT "cash_movements_change_from_counter" CHECK((counter_day IS NOT NULL) = (driver_id IS NOT NULL AND kind = 'float')),
	CONSTRAINT "cash_movements_counter_not_before" CHECK(counter_day >= day)
);
--> statement-breakpoint
CREATE INDEX `cash_movements_driver_day` ON `cash_movements` (`driver_id`,`day`,`id`);--> statement-breakpoint
CREATE INDEX `cash_movements_day` ON `cash_movements` (`day`);--> statement-breakpoint
CREATE INDEX `cash_movements_counter_day` ON `cash_movements` (`counter_day`) WHERE counter_day IS NOT NULL;--> statement-breakpoint
CREATE TABLE `pending_expenses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`driver_id` integer NOT NULL,
	`day` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	`decision` text,
	`decided_by_id` integer,
	`decided_at` integer,
	`movement_id` integer,
	FOREIGN KEY (`driver_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`decided_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`movement_id`) REFERENCES `cash_movements`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "pending_expenses_amount_positive" CHECK(amount_cents > 0),
	CONSTRAINT "pending_expenses_decision_valid" CHECK(decision IS NULL OR decision IN ('accepted', 'declined')),
	CONSTRAINT "pending_expenses_movement_of_accepted" CHECK((movement_id IS NOT NULL) = (decision IS 'accepted'))
);
--> statement-breakpoint
CREATE INDEX `pending_expenses_driver_day` ON `pending_expenses` (`driver_id`,`day`,`id`);--> statement-breakpoint
CREATE INDEX `pending_expenses_undecided` ON `pending_expenses` (`day`) WHERE decision IS NULL;--> statement-breakpoint
CREATE TABLE `products` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`code` text DEFAULT '' NOT NULL,
	`code_folded` text DEFAULT '' NOT NULL,
	`name` text NOT NULL,
	`name_folded` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`description_folded` text DEFAULT '' NOT NULL,
	`category` text NOT NULL,
	`subcategory` text,
	`unit` text DEFAULT 'KG' NOT NULL,
	`price_e4` integer NOT NULL,
	`vat_basis_points` integer NOT NULL,
	`discount_basis_points` integer DEFAULT 0 NOT NULL,
	`is_featured` integer DEFAULT false NOT NULL,
	`region_ids` text,
	`image` text,
	`stock` integer DEFAULT 0 NOT NULL,
	`shelf_place` text DEFAULT '' NOT NULL,
	`barcode` text DEFAULT '' NOT NULL,
	`weight_grams` integer,
	`reorder_point` integer,
	`reorder_to` integer,
	`pack_name` text DEFAULT '' NOT NULL,
	`pack_size` integer DEFAULT 1 NOT NULL,
	`order_step` integer DEFAULT 1 NOT NULL,
	`min_quantity` integer DEFAULT 1 NOT NULL,
	`price_per` integer DEFAULT 1 NOT NULL,
	`is_on_request` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	CONSTRAINT "products_price_not_negative" CHECK(price_e4 >= 0),
	CONSTRAINT "products_vat_range" CHECK(vat_basis_points BETWEEN 0 AND 10000),
	CONSTRAINT "products_discount_range" CHECK(discount_basis_points BETWEEN 0 AND 10000),
	CONSTRAINT "products_stock_not_negative" CHECK(stock >= 0),
	CONSTRAINT "products_weight_positive" CHECK(weight_grams > 0),
	CONSTRAINT "products_reorder_point_not_negative" CHECK(reorder_point >= 0),
	CONSTRAINT "products_reorder_to_not_negative" CHECK(reorder_to >= 0),
	CONSTRAINT "products_pack_size_positive" CHECK(pack_size >= 1),
	CONSTRAINT "products_order_step_positive" CHECK(order_step >= 1),
	CONSTRAINT "products_min_quantity_positive" CHECK(min_quantity >= 1),
	CONSTRAINT "products_price_per_valid" CHECK(price_per IN (1, 100, 1000)),
	CONSTRAINT "products_is_on_request_boolean" CHECK(is_on_request IN (0, 1)),
	CONSTRAINT "products_region_ids_form" CHECK(region_ids GLOB ',[1-9]*,'),
	CONSTRAINT "products_is_featured_boolean" CHECK(is_featured IN (0, 1))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `products_code_unique` ON `products` (`code_folded`) WHERE deleted_at IS NULL AND code_folded <> '';--> statement-breakpoint
CREATE INDEX `products_category` ON `products` (`category`,`id`,`subcategory`,`region_ids`,`stock`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `products_updated` ON `products` (`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `products_featured` ON `products` (`id`) WHERE deleted_at IS NULL AND is_featured = 1;--> statement-breakpoint
CREATE INDEX `products_discounted` ON `products` (`id`) WHERE deleted_at IS NULL AND discount_basis_points > 0;--> statement-breakpoint
CREATE UNIQUE INDEX `products_barcode_unique` ON `products` (`barcode`) WHERE deleted_at IS NULL AND barcode <> '';--> statement-breakpoint
CREATE INDEX `products_stock` ON `products` (`stock`,`name_folded`,`id`,`reorder_point`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `products_name` ON `products` (`name_folded`,`id`,`region_ids`,`code_folded`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE TABLE `complaint_lines` (
	`complaint_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`product_name` text NOT NULL,
	`quantity` integer NOT NULL,
	PRIMARY KEY(`complaint_id`, `product_id`),
	FOREIGN KEY (`complaint_id`) REFERENCES `complaints`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "complaint_lines_quantity_positive" CHECK(quantity > 0)
);
--> statement-breakpoint
CREATE TABLE `complaint_photos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`complaint_id` integer NOT NULL,
	`file_name` text NOT NULL,
	FOREIGN KEY (`complaint_id`) REFERENCES `complaints`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `complaint_photos_complaint` ON `complaint_photos` (`complaint_id`,`id`);--> statement-breakpoint
CREATE TABLE `complaints` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` integer NOT NULL,
	`customer_id` integer NOT NULL,
	`reason` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	`answered_by_id` integer,
	`answered_at` integer,
	`done_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`answered_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "complaints_reason_valid" CHECK("complaints"."reason" IN ('missing', 'damaged'))
);
--> statement-breakpoint
CREATE INDEX `complaints_order` ON `complaints` (`order_id`,`id`);--> statement-breakpoint
CREATE INDEX `complaints_customer` ON `complaints` (`customer_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `complaints_open` ON `complaints` (`id`) WHERE done_at IS NULL;--> statement-breakpoint
CREATE TABLE `cost_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`product_id` integer NOT NULL,
	`kind` text NOT NULL,
	`day` text NOT NULL,
	`quantity` integer NOT NULL,
	`value_e4` integer NOT NULL,
	`expense_e4` integer DEFAULT 0 NOT NULL,
	`quantity_after` integer NOT NULL,
	`value_after_e4` integer NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`receipt_line_id` integer,
	`return_line_id` integer,
	`bill_line_id` integer,
	`document_line_id` integer,
	`stock_movement_id` integer,
	`actor_id` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`receipt_line_id`) REFERENCES `receipt_lines`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`return_line_id`) REFERENCES `supplier_return_lines`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`bill_line_id`) REFERENCES `bill_lines`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`document_line_id`) REFERENCES `document_lines`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`stock_movement_id`) REFERENCES `stock_movements`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "cost_entries_kind_valid" CHECK("cost_entries"."kind" IN ('opening', 'receipt', 'receipt-reversed', 'supplier-returned', 'bill', 'spread', 'credit-note', 'bill-reversed', 'sale', 'sale-returned', 'loss', 'found'))
);
--> statement-breakpoint
CREATE INDEX `cost_entries_product` ON `cost_entries` (`product_id`,`day`,`id`);--> statement-breakpoint
CREATE INDEX `cost_entries_day` ON `cost_entries` (`day`,`kind`);--> statement-breakpoint
CREATE INDEX `cost_entries_receipt_line` ON `cost_entries` (`receipt_line_id`) WHERE receipt_line_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `cost_entries_bill_line` ON `cost_entries` (`bill_line_id`) WHERE bill_line_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `cost_entries_document_line` ON `cost_entries` (`document_line_id`) WHERE document_line_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `cost_pools` (
	`product_id` integer PRIMARY KEY NOT NULL,
	`quantity` integer NOT NULL,
	`value_e4` integer NOT NULL,
	`average_e4` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "cost_pools_quantity_not_negative" CHECK(quantity >= 0),
	CONSTRAINT "cost_pools_value_not_negative" CHECK(value_e4 >= 0),
	CONSTRAINT "cost_pools_nothing_costs_nothing" CHECK(quantity > 0 OR value_e4 = 0)
);
--> statement-breakpoint
CREATE TABLE `document_sales` (
	`document_id` integer NOT NULL,
	`day` text NOT NULL,
	`net_cents` integer NOT NULL,
	`cost_e4` integer NOT NULL,
	`uncosted_cents` integer NOT NULL,
	PRIMARY KEY(`document_id`, `day`),
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `document_sales_day` ON `document_sales` (`day`,`document_id`);--> statement-breakpoint
CREATE TABLE `product_sales` (
	`day` text NOT NULL,
	`product_id` integer NOT NULL,
	`net_cents` integer NOT NULL,
	`cost_e4` integer NOT NULL,
	`uncosted_cents` integer NOT NULL,
	PRIMARY KEY(`day`, `product_id`)
);
--> statement-breakpoint
CREATE TABLE `customer_calls` (
	`day` text NOT NULL,
	`customer_id` integer NOT NULL,
	`caller_id` integer NOT NULL,
	`called_at` integer NOT NULL,
	PRIMARY KEY(`day`, `customer_id`),
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`caller_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `customer_notes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customer_id` integer NOT NULL,
	`text` text NOT NULL,
	`is_for_driver` integer DEFAULT false NOT NULL,
	`author_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`resolved_at` integer,
	`resolved_by_id` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`resolved_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "customer_notes_for_driver_boolean" CHECK(is_for_driver IN (0, 1))
);
--> statement-breakpoint
CREATE INDEX `customer_notes_customer` ON `customer_notes` (`customer_id`,`resolved_at`);--> statement-breakpoint
CREATE TABLE `customers` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_folded` text NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`phone_normalized` text,
	`address` text DEFAULT '' NOT NULL,
	`fiscal_number` text DEFAULT '' NOT NULL,
	`vat_number` text DEFAULT '' NOT NULL,
	`business_number` text DEFAULT '' NOT NULL,
	`code` text DEFAULT '' NOT NULL,
	`code_folded` text DEFAULT '' NOT NULL,
	`region_id` integer NOT NULL,
	`discount_basis_points` integer DEFAULT 0 NOT NULL,
	`paper_language` text DEFAULT 'sq' NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`is_staff` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`region_id`) REFERENCES `regions`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "customers_paper_language_valid" CHECK("customers"."paper_language" IN ('sq', 'sq-en', 'sq-sr')),
	CONSTRAINT "customers_discount_range" CHECK(discount_basis_points BETWEEN 0 AND 10000),
	CONSTRAINT "customers_flags_boolean" CHECK(is_active IN (0, 1) AND is_staff IN (0, 1)),
	CONSTRAINT "customers_staff_may_not_order" CHECK(is_active = 0 OR is_staff = 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customers_phone_unique` ON `customers` (`phone_normalized`) WHERE is_staff = 0 AND phone_normalized IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `customers_code_unique` ON `customers` (`code_folded`) WHERE code_folded <> '';--> statement-breakpoint
CREATE INDEX `customers_name` ON `customers` (`is_staff`,`name_folded`);--> statement-breakpoint
CREATE INDEX `customers_region` ON `customers` (`region_id`);--> statement-breakpoint
CREATE TABLE `deliveries` (
	`order_id` integer PRIMARY KEY NOT NULL,
	`driver_id` integer NOT NULL,
	`receiver_name` text DEFAULT '' NOT NULL,
	`signature_path` text DEFAULT '' NOT NULL,
	`amount_received_cents` integer NOT NULL,
	`payment_id` integer,
	`unpaid_reason` text DEFAULT '' NOT NULL,
	`delivered_at` integer NOT NULL,
	`delivered_day` text NOT NULL,
	`is_time_corrected` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`driver_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "deliveries_amount_not_negative" CHECK(amount_received_cents >= 0)
);
--> statement-breakpoint
CREATE INDEX `deliveries_driver_day` ON `deliveries` (`driver_id`,`delivered_day`);--> statement-breakpoint
CREATE TABLE `delivery_attempts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` integer NOT NULL,
	`driver_id` integer NOT NULL,
	`reason` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`occurred_at` integer NOT NULL,
	`occurred_day` text NOT NULL,
	`is_time_corrected` integer DEFAULT false NOT NULL,
	`actor_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`driver_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "delivery_attempts_reason_valid" CHECK("delivery_attempts"."reason" IN ('closed', 'no_money', 'refused', 'wrong_address', 'not_reached', 'other')),
	CONSTRAINT "delivery_attempts_time_boolean" CHECK(is_time_corrected IN (0, 1))
);
--> statement-breakpoint
CREATE INDEX `delivery_attempts_order` ON `delivery_attempts` (`order_id`,`id`);--> statement-breakpoint
CREATE INDEX `delivery_attempts_driver_day` ON `delivery_attempts` (`driver_id`,`occurred_day`);--> statement-breakpoint
CREATE TABLE `delivery_photos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` integer NOT NULL,
	`attempt_id` integer,
	`file_name` text NOT NULL,
	`actor_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`attempt_id`) REFERENCES `delivery_attempts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `delivery_photos_order` ON `delivery_photos` (`order_id`,`id`);--> statement-breakpoint
CREATE TABLE `delivery_reductions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` integer NOT NULL,
	`order_line_id` integer NOT NULL,
	`quantity` integer NOT NULL,
	`reason` text NOT NULL,
	`actor_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_line_id`) REFERENCES `order_lines`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "delivery_reductions_quantity_not_zero" CHECK(quantity <> 0),
	CONSTRAINT "delivery_reductions_reason_valid" CHECK("delivery_reductions"."reason" IN ('refused', 'damaged', 'missing'))
);
--> statement-breakpoint
CREATE INDEX `delivery_reductions_order` ON `delivery_reductions` (`order_id`);--> statement-breakpoint
CREATE INDEX `delivery_reductions_line` ON `delivery_reductions` (`order_line_id`);--> statement-breakpoint
CREATE TABLE `delivery_rules` (
	`region_id` integer NOT NULL,
	`weekday` integer NOT NULL,
	`is_open` integer NOT NULL,
	`cutoff_hour` integer NOT NULL,
	`cutoff_days` integer DEFAULT 0 NOT NULL,
	`window` text DEFAULT '' NOT NULL,
	`capacity` integer,
	`driver_id` integer,
	PRIMARY KEY(`region_id`, `weekday`),
	FOREIGN KEY (`region_id`) REFERENCES `regions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`driver_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "delivery_rules_weekday_range" CHECK(weekday BETWEEN 0 AND 6),
	CONSTRAINT "delivery_rules_open_boolean" CHECK(is_open IN (0, 1)),
	CONSTRAINT "delivery_rules_cutoff_range" CHECK(cutoff_hour BETWEEN 0 AND 24 AND cutoff_days BETWEEN 0 AND 14),
	CONSTRAINT "delivery_rules_capacity_not_negative" CHECK(capacity IS NULL OR capacity >= 0)
);
--> statement-breakpoint
CREATE TABLE `region_closed_days` (
	`region_id` integer NOT NULL,
	`day` text NOT NULL,
	PRIMARY KEY(`region_id`, `day`),
	FOREIGN KEY (`region_id`) REFERENCES `regions`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "region_closed_days_form" CHECK(day GLOB '????-??-??')
);
--> statement-breakpoint
CREATE TABLE `route_stops` (
	`driver_id` integer NOT NULL,
	`customer_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`driver_id`, `customer_id`),
	FOREIGN KEY (`driver_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `route_stops_customer` ON `route_stops` (`customer_id`);--> statement-breakpoint
CREATE TABLE `van_return_lines` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`van_return_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`is_written_off` integer NOT NULL,
	`expected` integer NOT NULL,
	`returned` integer NOT NULL,
	`reason` text,
	FOREIGN KEY (`van_return_id`) REFERENCES `van_returns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "van_return_lines_written_off_boolean" CHECK(is_written_off IN (0, 1)),
	CONSTRAINT "van_return_lines_returned_not_negative" CHECK(returned >= 0),
	CONSTRAINT "van_return_lines_difference_has_reason" CHECK((expected = returned) = (reason IS NULL)),
	CONSTRAINT "van_return_lines_reason_valid" CHECK("van_return_lines"."reason" IN ('missing', 'damaged', 'in_house', 'found', 'office'))
);
--> statement-breakpoint
CREATE INDEX `van_return_lines_return` ON `van_return_lines` (`van_return_id`);--> statement-breakpoint
CREATE TABLE `van_returns` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`driver_id` integer NOT NULL,
	`day` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`actor_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`driver_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "van_returns_day_form" CHECK(day GLOB '????-??-??')
);
--> statement-breakpoint
CREATE INDEX `van_returns_driver_day` ON `van_returns` (`driver_id`,`day`);--> statement-breakpoint
CREATE TABLE `voided_deliveries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` integer NOT NULL,
	`driver_id` integer NOT NULL,
	`receiver_name` text NOT NULL,
	`signature_path` text NOT NULL,
	`amount_received_cents` integer NOT NULL,
	`delivered_at` integer NOT NULL,
	`delivered_day` text NOT NULL,
	`voided_by_id` integer,
	`voided_at` integer NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`driver_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`voided_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "voided_deliveries_amount_not_negative" CHECK(amount_received_cents >= 0)
);
--> statement-breakpoint
CREATE INDEX `voided_deliveries_order` ON `voided_deliveries` (`order_id`);--> statement-breakpoint
CREATE TABLE `document_backlog` (
	`order_id` integer PRIMARY KEY NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `document_files` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`document_id` integer NOT NULL,
	`sha256` text NOT NULL,
	`drawn_at` integer NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "document_files_sha256_form" CHECK(length("document_files"."sha256") = 64)
);
--> statement-breakpoint
CREATE INDEX `document_files_document` ON `document_files` (`document_id`,`id`);--> statement-breakpoint
CREATE TABLE `document_lines` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`document_id` integer NOT NULL,
	`position` integer NOT NULL,
	`order_line_id` integer,
	`product_id` integer,
	`quantity` integer NOT NULL,
	`total_cents` integer NOT NULL,
	`vat_basis_points` integer NOT NULL,
	`corrects_line_id` integer,
	`goods` text,
	`booked_pieces` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`corrects_line_id`) REFERENCES `document_lines`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "document_lines_quantity_not_negative" CHECK(quantity >= 0),
	CONSTRAINT "document_lines_total_not_negative" CHECK(total_cents >= 0),
	CONSTRAINT "document_lines_vat_range" CHECK(vat_basis_points BETWEEN 0 AND 10000),
	CONSTRAINT "document_lines_booked_range" CHECK(booked_pieces BETWEEN 0 AND quantity),
	CONSTRAINT "document_lines_goods_valid" CHECK(goods IS NULL OR goods IN ('stock', 'loss', 'none'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `document_lines_position` ON `document_lines` (`document_id`,`position`);--> statement-breakpoint
CREATE INDEX `document_lines_corrects` ON `document_lines` (`corrects_line_id`) WHERE corrects_line_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `document_lines_product` ON `document_lines` (`product_id`) WHERE product_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `document_series` (
	`series` text NOT NULL,
	`year` integer NOT NULL,
	`last_sequence` integer NOT NULL,
	`last_sha256` text NOT NULL,
	PRIMARY KEY(`series`, `year`),
	CONSTRAINT "document_series_valid" CHECK("document_series"."series" IN ('FAT', 'NK', 'ND', 'FD', 'MIG')),
	CONSTRAINT "document_series_sequence_positive" CHECK(last_sequence >= 1)
);
--> statement-breakpoint
CREATE TABLE `document_vat` (
	`document_id` integer NOT NULL,
	`vat_basis_points` integer NOT NULL,
	`net_cents` integer NOT NULL,
	`vat_cents` integer NOT NULL,
	`gross_cents` integer NOT NULL,
	PRIMARY KEY(`document_id`, `vat_basis_points`),
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "document_vat_adds_up" CHECK(net_cents + vat_cents = gross_cents),
	CONSTRAINT "document_vat_not_negative" CHECK(net_cents >= 0 AND vat_cents >= 0)
);
--> statement-breakpoint
CREATE TABLE `documents` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`series` text NOT NULL,
	`year` integer NOT NULL,
	`sequence` integer NOT NULL,
	`number` text NOT NULL,
	`order_id` integer NOT NULL,
	`customer_id` integer NOT NULL,
	`issued_on` text NOT NULL,
	`issued_at` integer NOT NULL,
	`issued_by_id` integer,
	`due_on` text NOT NULL,
	`total_cents` integer NOT NULL,
	`refers_to_id` integer,
	`content` text NOT NULL,
	`sha256` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`issued_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`refers_to_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "documents_kind_valid" CHECK("documents"."kind" IN ('invoice', 'credit_note', 'debit_note', 'delivery_note')),
	CONSTRAINT "documents_series_valid" CHECK("documents"."series" IN ('FAT', 'NK', 'ND', 'FD', 'MIG')),
	CONSTRAINT "documents_sequence_positive" CHECK(sequence >= 1),
	CONSTRAINT "documents_total_not_negative" CHECK(total_cents >= 0),
	CONSTRAINT "documents_issued_on_form" CHECK(issued_on GLOB '????-??-??' AND due_on GLOB '????-??-??'),
	CONSTRAINT "documents_year_of_issue" CHECK(year = CAST(substr(issued_on, 1, 4) AS INTEGER)),
	CONSTRAINT "documents_correction_refers" CHECK((kind IN ('credit_note', 'debit_note')) = (refers_to_id IS NOT NULL)),
	CONSTRAINT "documents_sha256_form" CHECK(length("documents"."sha256") = 64)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `documents_series_sequence` ON `documents` (`series`,`year`,`sequence`);--> statement-breakpoint
CREATE UNIQUE INDEX `documents_number` ON `documents` (`number`);--> statement-breakpoint
CREATE INDEX `documents_order` ON `documents` (`order_id`,`id`);--> statement-breakpoint
CREATE INDEX `documents_customer` ON `documents` (`customer_id`,`id`);--> statement-breakpoint
CREATE INDEX `documents_issued_on` ON `documents` (`issued_on`,`id`);--> statement-breakpoint
CREATE INDEX `documents_kind` ON `documents` (`kind`,`issued_on`,`id`);--> statement-breakpoint
CREATE INDEX `documents_refers_to` ON `documents` (`refers_to_id`) WHERE refers_to_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `lost_numbers` (
	`number` text PRIMARY KEY NOT NULL,
	`series` text NOT NULL,
	`year` integer NOT NULL,
	`sequence` integer NOT NULL,
	`sha256` text,
	`customer_name` text,
	`issued_on` text,
	`total_cents` integer,
	`lost_at` integer NOT NULL,
	CONSTRAINT "lost_numbers_series_valid" CHECK("lost_numbers"."series" IN ('FAT', 'NK', 'ND', 'FD', 'MIG', 'ORDER'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lost_numbers_series_sequence` ON `lost_numbers` (`series`,`year`,`sequence`);--> statement-breakpoint
CREATE TABLE `categories` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`name_folded` text NOT NULL,
	`icon` text NOT NULL,
	`position` integer NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	CONSTRAINT "categories_icon_valid" CHECK("categories"."icon" IN ('cake', 'box', 'cutlery', 'bottle', 'bread', 'candy', 'chef', 'coffee', 'cookie', 'egg', 'fish', 'gift', 'ice-cream', 'leaf', 'meat', 'milk', 'oven', 'paper', 'pizza', 'plant', 'salt', 'shopping-bag', 'spray', 'tag')),
	CONSTRAINT "categories_is_active_boolean" CHECK(is_active IN (0, 1))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `categories_key_unique` ON `categories` (`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `categories_name_unique` ON `categories` (`name_folded`) WHERE is_active = 1;--> statement-breakpoint
CREATE TABLE `category_former_keys` (
	`key` text PRIMARY KEY NOT NULL,
	`category_id` integer NOT NULL,
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `category_former_keys_category` ON `category_former_keys` (`category_id`);--> statement-breakpoint
CREATE TABLE `firm_revision` (
	`id` integer PRIMARY KEY NOT NULL,
	`revision` integer NOT NULL,
	CONSTRAINT "firm_revision_one_row" CHECK(id = 1)
);
--> statement-breakpoint
CREATE TABLE `regions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`name_folded` text NOT NULL,
	`paper_name` text DEFAULT '' NOT NULL,
	`position` integer NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	CONSTRAINT "regions_is_active_boolean" CHECK(is_active IN (0, 1))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `regions_name_unique` ON `regions` (`name_folded`) WHERE is_active = 1;--> statement-breakpoint
CREATE TABLE `subcategories` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`category_id` integer NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`name_folded` text NOT NULL,
	`position` integer NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "subcategories_is_active_boolean" CHECK(is_active IN (0, 1))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subcategories_key_unique` ON `subcategories` (`category_id`,`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `subcategories_name_unique` ON `subcategories` (`category_id`,`name_folded`) WHERE is_active = 1;--> statement-breakpoint
CREATE TABLE `units` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`name_folded` text NOT NULL,
	`name_en` text DEFAULT '' NOT NULL,
	`name_sr` text DEFAULT '' NOT NULL,
	`code` text DEFAULT 'C62' NOT NULL,
	`position` integer NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	CONSTRAINT "units_is_active_boolean" CHECK(is_active IN (0, 1))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `units_key_unique` ON `units` (`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `units_name_unique` ON `units` (`name_folded`) WHERE is_active = 1;--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`user_id` integer NOT NULL,
	`key` text NOT NULL,
	`body_hash` text NOT NULL,
	`answer` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_created` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
CREATE TABLE `allocations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`credit_id` integer NOT NULL,
	`debit_id` integer NOT NULL,
	`amount_cents` integer NOT NULL,
	`day` text NOT NULL,
	`actor_id` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`credit_id`) REFERENCES `customer_entries`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`debit_id`) REFERENCES `customer_entries`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "allocations_amount_not_zero" CHECK(amount_cents <> 0)
);
--> statement-breakpoint
CREATE INDEX `allocations_credit` ON `allocations` (`credit_id`);--> statement-breakpoint
CREATE INDEX `allocations_debit` ON `allocations` (`debit_id`);--> statement-breakpoint
CREATE INDEX `allocations_day` ON `allocations` (`day`);--> statement-breakpoint
CREATE TABLE `customer_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customer_id` integer NOT NULL,
	`kind` text NOT NULL,
	`day` text NOT NULL,
	`due_on` text,
	`document_id` integer,
	`payment_id` integer,
	`reverses_id` integer,
	`number` text DEFAULT '' NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`amount_cents` integer NOT NULL,
	`balance_cents` integer NOT NULL,
	`actor_id` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`reverses_id`) REFERENCES `customer_entries`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "customer_entries_kind_valid" CHECK("customer_entries"."kind" IN ('invoice', 'debit_note', 'credit_note', 'payment', 'reversal', 'opening', 'write_off')),
	CONSTRAINT "customer_entries_amount_not_zero" CHECK(amount_cents <> 0),
	CONSTRAINT "customer_entries_debit_due" CHECK((amount_cents > 0) = (due_on IS NOT NULL)),
	CONSTRAINT "customer_entries_reversal_refers" CHECK((kind = 'reversal') = (reverses_id IS NOT NULL)),
	CONSTRAINT "customer_entries_day_form" CHECK(day GLOB '????-??-??')
);
--> statement-breakpoint
CREATE INDEX `customer_entries_customer` ON `customer_entries` (`customer_id`,`id`);--> statement-breakpoint
CREATE INDEX `customer_entries_day` ON `customer_entries` (`customer_id`,`day`,`id`);--> statement-breakpoint
CREATE INDEX `customer_entries_by_day` ON `customer_entries` (`day`);--> statement-breakpoint
CREATE INDEX `customer_entries_document` ON `customer_entries` (`document_id`) WHERE document_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `customer_entries_payment` ON `customer_entries` (`payment_id`) WHERE payment_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `customer_entries_reverses` ON `customer_entries` (`reverses_id`) WHERE reverses_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `customer_terms` (
	`customer_id` integer PRIMARY KEY NOT NULL,
	`terms_days` integer DEFAULT 0 NOT NULL,
	`limit_cents` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "customer_terms_days_range" CHECK(terms_days BETWEEN 0 AND 120),
	CONSTRAINT "customer_terms_limit_not_negative" CHECK(limit_cents IS NULL OR limit_cents >= 0)
);
--> statement-breakpoint
CREATE TABLE `open_entries` (
	`entry_id` integer PRIMARY KEY NOT NULL,
	`customer_id` integer NOT NULL,
	`open_cents` integer NOT NULL,
	FOREIGN KEY (`entry_id`) REFERENCES `customer_entries`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "open_entries_not_settled" CHECK(open_cents <> 0)
);
--> statement-breakpoint
CREATE INDEX `open_entries_customer` ON `open_entries` (`customer_id`,`entry_id`);--> statement-breakpoint
CREATE TABLE `payment_reminders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customer_id` integer NOT NULL,
	`level` integer NOT NULL,
	`overdue_cents` integer NOT NULL,
	`actor_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payment_reminders_level_range" CHECK(level BETWEEN 1 AND 3)
);
--> statement-breakpoint
CREATE INDEX `payment_reminders_customer` ON `payment_reminders` (`customer_id`,`id`);--> statement-breakpoint
CREATE TABLE `payment_reversals` (
	`payment_id` integer PRIMARY KEY NOT NULL,
	`cash_day` text,
	`reason` text NOT NULL,
	`actor_id` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `payment_reversals_cash` ON `payment_reversals` (`cash_day`) WHERE cash_day IS NOT NULL;--> statement-breakpoint
CREATE TABLE `payments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customer_id` integer NOT NULL,
	`method` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`received_on` text NOT NULL,
	`occurred_at` integer NOT NULL,
	`cash_day` text,
	`driver_id` integer,
	`order_id` integer,
	`reference` text DEFAULT '' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`actor_id` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`driver_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_method_valid" CHECK("payments"."method" IN ('cash_driver', 'cash_counter', 'bank', 'card', 'compensation')),
	CONSTRAINT "payments_amount_positive" CHECK(amount_cents > 0),
	CONSTRAINT "payments_received_on_form" CHECK(received_on GLOB '????-??-??'),
	CONSTRAINT "payments_cash_has_day" CHECK((cash_day IS NOT NULL) = (method IN ('cash_driver', 'cash_counter'))),
	CONSTRAINT "payments_driver_took_cash" CHECK((driver_id IS NOT NULL) = (method = 'cash_driver'))
);
--> statement-breakpoint
CREATE INDEX `payments_customer` ON `payments` (`customer_id`,`id`);--> statement-breakpoint
CREATE INDEX `payments_cash` ON `payments` (`cash_day`,`driver_id`) WHERE cash_day IS NOT NULL;--> statement-breakpoint
CREATE INDEX `payments_order` ON `payments` (`order_id`) WHERE order_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `payments_reference` ON `payments` (reference COLLATE NOCASE) WHERE reference <> '';--> statement-breakpoint
CREATE TABLE `news_seen` (
	`customer_id` integer PRIMARY KEY NOT NULL,
	`seen_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "news_seen_not_negative" CHECK(seen_at >= 0)
);
--> statement-breakpoint
CREATE TABLE `shop_notices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customer_id` integer NOT NULL,
	`kind` text NOT NULL,
	`product_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "shop_notices_kind_valid" CHECK("shop_notices"."kind" IN ('back-in-stock'))
);
--> statement-breakpoint
CREATE INDEX `shop_notices_customer` ON `shop_notices` (`customer_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `shop_notices_product` ON `shop_notices` (`product_id`);--> statement-breakpoint
CREATE TABLE `stock_wishes` (
	`customer_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`wished_at` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `product_id`),
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `stock_wishes_product` ON `stock_wishes` (`product_id`);--> statement-breakpoint
CREATE TABLE `order_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` integer NOT NULL,
	`kind` text NOT NULL,
	`data` text NOT NULL,
	`actor_id` integer,
	`created_at` integer NOT NULL,
	`occurred_at` integer,
	`told_customer_id` integer,
	`actor_role` text,
	`old_total_cents` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`told_customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_events_kind_valid" CHECK("order_events"."kind" IN ('order.status-changed', 'order.released', 'order.item-added', 'order.item-changed', 'order.item-removed', 'order.item-restored', 'order.short-shipped', 'order.quantity-overridden', 'order.edited', 'order.driver-assigned', 'order.attempted', 'order.delivered', 'order.delivery-corrected', 'order.receipt-voided', 'order.road-conflict', 'order.conflict-accepted', 'order.conflict-declined', 'order.complaint-reported', 'order.complaint-settled', 'document.issued', 'order.placed', 'order.held', 'order.hold-cured', 'order.hold-expired', 'order.line-delivered')),
	CONSTRAINT "order_events_actor_role_valid" CHECK(actor_role IS NULL OR "order_events"."actor_role" IN ('customer', 'admin', 'stocker', 'driver', 'packer', 'call_agent')),
	CONSTRAINT "order_events_told_whole" CHECK((told_customer_id IS NULL) = (actor_role IS NULL) AND (told_customer_id IS NULL) = (old_total_cents IS NULL)),
	CONSTRAINT "order_events_old_total_not_negative" CHECK(old_total_cents >= 0)
);
--> statement-breakpoint
CREATE INDEX `order_events_order` ON `order_events` (`order_id`,`id`);--> statement-breakpoint
CREATE INDEX `order_events_told` ON `order_events` (`told_customer_id`,`id`) WHERE told_customer_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `order_events_seen` (
	`customer_id` integer PRIMARY KEY NOT NULL,
	`event_id` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_events_seen_not_negative" CHECK(event_id >= 0)
);
--> statement-breakpoint
CREATE TABLE `own_list_items` (
	`list_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`position` integer NOT NULL,
	`quantity` integer,
	PRIMARY KEY(`list_id`, `product_id`),
	FOREIGN KEY (`list_id`) REFERENCES `own_lists`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "own_list_items_quantity_positive" CHECK(quantity >= 1),
	CONSTRAINT "own_list_items_position_not_negative" CHECK(position >= 0)
);
--> statement-breakpoint
CREATE INDEX `own_list_items_product` ON `own_list_items` (`product_id`);--> statement-breakpoint
CREATE TABLE `own_list_members` (
	`list_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`joined_at` integer NOT NULL,
	PRIMARY KEY(`list_id`, `user_id`),
	FOREIGN KEY (`list_id`) REFERENCES `own_lists`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `own_list_members_user` ON `own_list_members` (`user_id`);--> statement-breakpoint
CREATE TABLE `own_lists` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`owner_id` integer NOT NULL,
	`name` text NOT NULL,
	`name_folded` text NOT NULL,
	`invitation_hash` text,
	`invitation_expires_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "own_lists_invitation_ends" CHECK((invitation_hash IS NULL) = (invitation_expires_at IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `own_lists_name` ON `own_lists` (`owner_id`,`name_folded`);--> statement-breakpoint
CREATE UNIQUE INDEX `own_lists_invitation` ON `own_lists` (`invitation_hash`) WHERE invitation_hash IS NOT NULL;--> statement-breakpoint
CREATE TABLE `starred_products` (
	`customer_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`starred_at` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `product_id`),
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `starred_products_product` ON `starred_products` (`product_id`);--> statement-breakpoint
CREATE TABLE `order_printings` (
	`order_id` integer PRIMARY KEY NOT NULL,
	`printed_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_printings_printed_at_not_negative" CHECK(printed_at >= 0)
);
--> statement-breakpoint
CREATE TABLE `order_lines` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`product_name` text NOT NULL,
	`product_code` text DEFAULT '' NOT NULL,
	`unit` text NOT NULL,
	`unit_name` text DEFAULT '' NOT NULL,
	`vat_basis_points` integer NOT NULL,
	`list_price_e4` integer NOT NULL,
	`price_source` text DEFAULT 'catalogue' NOT NULL,
	`price_list_id` integer,
	`discount_basis_points` integer DEFAULT 0 NOT NULL,
	`customer_discount_basis_points` integer DEFAULT 0 NOT NULL,
	`unit_price_e4` integer NOT NULL,
	`quantity` integer NOT NULL,
	`total_cents` integer NOT NULL,
	`stock_taken` integer NOT NULL,
	`written_off` integer DEFAULT 0 NOT NULL,
	`is_stock_confirmed` integer DEFAULT false NOT NULL,
	`is_produced` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`price_list_id`) REFERENCES `price_lists`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_lines_price_source_valid" CHECK("order_lines"."price_source" IN ('catalogue', 'list', 'contract')),
	CONSTRAINT "order_lines_price_list_named" CHECK((price_source = 'list') = (price_list_id IS NOT NULL)),
	CONSTRAINT "order_lines_quantity_not_negative" CHECK(quantity >= 0),
	CONSTRAINT "order_lines_total" CHECK(total_cents = (unit_price_e4 * quantity + 50) / 100 AND unit_price_e4 >= 0),
	CONSTRAINT "order_lines_stock_taken_range" CHECK(stock_taken BETWEEN 0 AND quantity),
	CONSTRAINT "order_lines_written_off_range" CHECK(written_off BETWEEN 0 AND quantity - stock_taken),
	CONSTRAINT "order_lines_flags_boolean" CHECK(is_stock_confirmed IN (0, 1) AND is_produced IN (0, 1))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_lines_order_product` ON `order_lines` (`order_id`,`product_id`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customer_id` integer NOT NULL,
	`placed_by_id` integer NOT NULL,
	`status` text NOT NULL,
	`deliver_date` text,
	`created_at` integer NOT NULL,
	`created_day` text NOT NULL,
	`total_cents` integer NOT NULL,
	`transport_cents` integer DEFAULT 0 NOT NULL,
	`transport_vat_basis_points` integer DEFAULT 0 NOT NULL,
	`comment` text DEFAULT '' NOT NULL,
	`payment_method` text DEFAULT 'Para në dorëzim' NOT NULL,
	`driver_id` integer,
	`region_id` integer NOT NULL,
	`buyer_name` text NOT NULL,
	`buyer_email` text DEFAULT '' NOT NULL,
	`buyer_phone` text DEFAULT '' NOT NULL,
	`buyer_address` text DEFAULT '' NOT NULL,
	`buyer_fiscal_number` text DEFAULT '' NOT NULL,
	`buyer_vat_number` text DEFAULT '' NOT NULL,
	`buyer_business_number` text DEFAULT '' NOT NULL,
	`invoice_id` integer,
	`delivery_note_id` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`held_at` integer,
	`customer_changed_at` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`placed_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`driver_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`region_id`) REFERENCES `regions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`invoice_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`delivery_note_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "orders_status_valid" CHECK("orders"."status" IN ('E Procesuar', 'E Pergaditur', 'E Nisur', 'E Realizuar', 'E Anuluar')),
	CONSTRAINT "orders_total_not_negative" CHECK(total_cents >= 0),
	CONSTRAINT "orders_deliver_date_form" CHECK(deliver_date IS NULL OR deliver_date GLOB '????-??-??'),
	CONSTRAINT "orders_created_day_form" CHECK(created_day GLOB '????-??-??')
);
--> statement-breakpoint
CREATE INDEX `orders_customer` ON `orders` (`customer_id`,`id`);--> statement-breakpoint
CREATE INDEX `orders_updated` ON `orders` (`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_created_day` ON `orders` (`created_day`,`id`);--> statement-breakpoint
CREATE INDEX `orders_deliver_date` ON `orders` (`deliver_date`,`id`);--> statement-breakpoint
CREATE INDEX `orders_region_day` ON `orders` (`region_id`,`deliver_date`,`status`);--> statement-breakpoint
CREATE INDEX `orders_status_created_day` ON `orders` (`status`,`created_day`,`id`);--> statement-breakpoint
CREATE INDEX `orders_driver_deliver_date` ON `orders` (`driver_id`,`deliver_date`) WHERE driver_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_driver_created_day` ON `orders` (`driver_id`,`created_day`);--> statement-breakpoint
CREATE INDEX `orders_driver_open` ON `orders` (`driver_id`,`id`) WHERE status NOT IN ('E Realizuar', 'E Anuluar');--> statement-breakpoint
CREATE INDEX `orders_customer_unsettled` ON `orders` (`customer_id`,`id`) WHERE invoice_id IS NULL OR status NOT IN ('E Realizuar', 'E Anuluar');--> statement-breakpoint
CREATE INDEX `orders_final_total` ON `orders` (`total_cents`,`id`) WHERE status IN ('E Realizuar', 'E Anuluar');--> statement-breakpoint
CREATE INDEX `orders_held` ON `orders` (`held_at`) WHERE held_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_not_invoiced` ON `orders` (`status`,`id`) WHERE invoice_id IS NULL;--> statement-breakpoint
CREATE TABLE `custom_stock` (
	`customer_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`quantity` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `product_id`),
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "custom_stock_quantity_not_negative" CHECK(quantity >= 0)
);
--> statement-breakpoint
CREATE INDEX `custom_stock_product` ON `custom_stock` (`product_id`);--> statement-breakpoint
CREATE TABLE `custom_stock_movements` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customer_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`delta` integer NOT NULL,
	`balance_after` integer NOT NULL,
	`reason` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`order_line_id` integer,
	`actor_id` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_line_id`) REFERENCES `order_lines`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "custom_stock_movements_reason_valid" CHECK("custom_stock_movements"."reason" IN ('added', 'used', 'corrected', 'returned')),
	CONSTRAINT "custom_stock_movements_delta_not_zero" CHECK(delta <> 0),
	CONSTRAINT "custom_stock_movements_balance_not_negative" CHECK(balance_after >= 0)
);
--> statement-breakpoint
CREATE INDEX `custom_stock_movements_customer` ON `custom_stock_movements` (`customer_id`,`id`);--> statement-breakpoint
CREATE INDEX `custom_stock_movements_line` ON `custom_stock_movements` (`order_line_id`) WHERE order_line_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `account_approvals` (
	`customer_id` integer PRIMARY KEY NOT NULL,
	`requested_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `account_approvals_requested` ON `account_approvals` (`requested_at`);--> statement-breakpoint
CREATE TABLE `contract_prices` (
	`customer_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`from_quantity` integer DEFAULT 1 NOT NULL,
	`price_e4` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `product_id`, `from_quantity`),
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "contract_prices_from_positive" CHECK(from_quantity >= 1),
	CONSTRAINT "contract_prices_not_negative" CHECK(price_e4 >= 0)
);
--> statement-breakpoint
CREATE INDEX `contract_prices_product` ON `contract_prices` (`product_id`);--> statement-breakpoint
CREATE TABLE `customer_price_lists` (
	`customer_id` integer PRIMARY KEY NOT NULL,
	`price_list_id` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`price_list_id`) REFERENCES `price_lists`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `customer_price_lists_list` ON `customer_price_lists` (`price_list_id`);--> statement-breakpoint
CREATE TABLE `price_list_prices` (
	`price_list_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`from_quantity` integer DEFAULT 1 NOT NULL,
	`price_e4` integer NOT NULL,
	PRIMARY KEY(`price_list_id`, `product_id`, `from_quantity`),
	FOREIGN KEY (`price_list_id`) REFERENCES `price_lists`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "price_list_prices_from_positive" CHECK(from_quantity >= 1),
	CONSTRAINT "price_list_prices_not_negative" CHECK(price_e4 >= 0)
);
--> statement-breakpoint
CREATE INDEX `price_list_prices_product` ON `price_list_prices` (`product_id`);--> statement-breakpoint
CREATE TABLE `price_lists` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`name_folded` text NOT NULL,
	`is_net` integer DEFAULT false NOT NULL,
	`is_exclusive` integer DEFAULT false NOT NULL,
	`adds_discounts` integer DEFAULT false NOT NULL,
	`valid_from` text,
	`valid_to` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	CONSTRAINT "price_lists_days_form" CHECK((valid_from IS NULL OR valid_from GLOB '????-??-??') AND (valid_to IS NULL OR valid_to GLOB '????-??-??')),
	CONSTRAINT "price_lists_flags_boolean" CHECK(is_net IN (0, 1) AND is_exclusive IN (0, 1) AND adds_discounts IN (0, 1))
);
--> statement-breakpoint
CREATE TABLE `receipt_lines` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`receipt_id` integer NOT NULL,
	`position` integer NOT NULL,
	`product_id` integer NOT NULL,
	`order_line_id` integer,
	`quantity` integer NOT NULL,
	`net_cost_e4` integer,
	`value_e4` integer,
	FOREIGN KEY (`receipt_id`) REFERENCES `receipts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_line_id`) REFERENCES `purchase_order_lines`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "receipt_lines_quantity_positive" CHECK(quantity >= 1),
	CONSTRAINT "receipt_lines_cost_not_negative" CHECK(net_cost_e4 >= 0 AND value_e4 >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `receipt_lines_position` ON `receipt_lines` (`receipt_id`,`position`);--> statement-breakpoint
CREATE INDEX `receipt_lines_product` ON `receipt_lines` (`product_id`,`id`);--> statement-breakpoint
CREATE INDEX `receipt_lines_order_line` ON `receipt_lines` (`order_line_id`) WHERE order_line_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `receipts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`year` integer NOT NULL,
	`sequence` integer NOT NULL,
	`number` text NOT NULL,
	`supplier_id` integer,
	`order_id` integer,
	`received_on` text NOT NULL,
	`supplier_paper` text DEFAULT '' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`reverses_id` integer,
	`actor_id` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`supplier_id`) REFERENCES `suppliers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `purchase_orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`reverses_id`) REFERENCES `receipts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `receipts_number_unique` ON `receipts` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `receipts_sequence` ON `receipts` (`year`,`sequence`);--> statement-breakpoint
CREATE UNIQUE INDEX `receipts_reverses` ON `receipts` (`reverses_id`) WHERE reverses_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `receipts_supplier` ON `receipts` (`supplier_id`,`id`);--> statement-breakpoint
CREATE INDEX `receipts_order` ON `receipts` (`order_id`) WHERE order_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `receipts_day` ON `receipts` (`received_on`,`id`);--> statement-breakpoint
CREATE TABLE `supplier_return_lines` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`return_id` integer NOT NULL,
	`position` integer NOT NULL,
	`product_id` integer NOT NULL,
	`quantity` integer NOT NULL,
	`value_e4` integer,
	FOREIGN KEY (`return_id`) REFERENCES `supplier_returns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "supplier_return_lines_quantity_positive" CHECK(quantity >= 1),
	CONSTRAINT "supplier_return_lines_value_not_negative" CHECK(value_e4 >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `supplier_return_lines_position` ON `supplier_return_lines` (`return_id`,`position`);--> statement-breakpoint
CREATE INDEX `supplier_return_lines_product` ON `supplier_return_lines` (`product_id`,`id`);--> statement-breakpoint
CREATE TABLE `supplier_returns` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`year` integer NOT NULL,
	`sequence` integer NOT NULL,
	`number` text NOT NULL,
	`supplier_id` integer NOT NULL,
	`returned_on` text NOT NULL,
	`reason` text NOT NULL,
	`actor_id` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`supplier_id`) REFERENCES `suppliers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `supplier_returns_number_unique` ON `supplier_returns` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `supplier_returns_sequence` ON `supplier_returns` (`year`,`sequence`);--> statement-breakpoint
CREATE INDEX `supplier_returns_supplier` ON `supplier_returns` (`supplier_id`,`id`);--> statement-breakpoint
CREATE TABLE `road_conflict_lines` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`conflict_id` integer NOT NULL,
	`order_line_id` integer NOT NULL,
	`product_name` text NOT NULL,
	`delivered_quantity` integer NOT NULL,
	`reason` text NOT NULL,
	FOREIGN KEY (`conflict_id`) REFERENCES `road_conflicts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "road_conflict_lines_quantity_not_negative" CHECK(delivered_quantity >= 0),
	CONSTRAINT "road_conflict_lines_reason_valid" CHECK("road_conflict_lines"."reason" IN ('refused', 'damaged', 'missing'))
);
--> statement-breakpoint
CREATE INDEX `road_conflict_lines_conflict` ON `road_conflict_lines` (`conflict_id`);--> statement-breakpoint
CREATE TABLE `road_conflicts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` integer NOT NULL,
	`driver_id` integer NOT NULL,
	`act_key` text,
	`status` text NOT NULL,
	`attempt_reason` text,
	`receiver_name` text DEFAULT '' NOT NULL,
	`signature_path` text DEFAULT '' NOT NULL,
	`unpaid_reason` text DEFAULT '' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`method` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`occurred_at` integer NOT NULL,
	`occurred_day` text NOT NULL,
	`is_time_corrected` integer NOT NULL,
	`order_status` text NOT NULL,
	`created_at` integer NOT NULL,
	`cash_day` text,
	`cash_out_day` text,
	`decision` text,
	`money` text,
	`reason` text DEFAULT '' NOT NULL,
	`payment_id` integer,
	`decided_by_id` integer,
	`decided_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`driver_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`decided_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "road_conflicts_status_valid" CHECK("road_conflicts"."status" IN ('E Procesuar', 'E Pergaditur', 'E Nisur', 'E Realizuar', 'E Anuluar')),
	CONSTRAINT "road_conflicts_attempt_reason_valid" CHECK("road_conflicts"."attempt_reason" IN ('closed', 'no_money', 'refused', 'wrong_address', 'not_reached', 'other')),
	CONSTRAINT "road_conflicts_order_status_valid" CHECK("road_conflicts"."order_status" IN ('E Procesuar', 'E Pergaditur', 'E Nisur', 'E Realizuar', 'E Anuluar')),
	CONSTRAINT "road_conflicts_method_valid" CHECK("road_conflicts"."method" IN ('cash_driver', 'cash_counter', 'bank', 'card', 'compensation', 'terms')),
	CONSTRAINT "road_conflicts_amount_not_negative" CHECK(amount_cents >= 0),
	CONSTRAINT "road_conflicts_time_boolean" CHECK(is_time_corrected IN (0, 1)),
	CONSTRAINT "road_conflicts_cash_has_day" CHECK((cash_day IS NOT NULL) = (method = 'cash_driver' AND amount_cents > 0)),
	CONSTRAINT "road_conflicts_decided_cash_leaves" CHECK((cash_out_day IS NOT NULL) = (cash_day IS NOT NULL AND decision IS NOT NULL)),
	CONSTRAINT "road_conflicts_cash_not_before" CHECK(cash_out_day >= cash_day),
	CONSTRAINT "road_conflicts_decision_valid" CHECK("road_conflicts"."decision" IN ('accepted', 'declined')),
	CONSTRAINT "road_conflicts_decision_has_time" CHECK((decision IS NULL) = (decided_at IS NULL)),
	CONSTRAINT "road_conflicts_money_valid" CHECK("road_conflicts"."money" IN ('credit', 'returned'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `road_conflicts_act` ON `road_conflicts` (`driver_id`,`act_key`) WHERE act_key IS NOT NULL;--> statement-breakpoint
CREATE INDEX `road_conflicts_open` ON `road_conflicts` (`order_id`) WHERE decision IS NULL;--> statement-breakpoint
CREATE INDEX `road_conflicts_decided` ON `road_conflicts` (`decided_at`) WHERE decision IS NOT NULL;--> statement-breakpoint
CREATE INDEX `road_conflicts_cash` ON `road_conflicts` (`cash_day`,`driver_id`) WHERE cash_day IS NOT NULL;--> statement-breakpoint
CREATE INDEX `road_conflicts_cash_out` ON `road_conflicts` (`cash_out_day`) WHERE cash_out_day IS NOT NULL;--> statement-breakpoint
CREATE TABLE `search_synonyms` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`group_number` integer NOT NULL,
	`term` text NOT NULL,
	`term_folded` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_synonyms_term` ON `search_synonyms` (`term_folded`);--> statement-breakpoint
CREATE INDEX `search_synonyms_group` ON `search_synonyms` (`group_number`);--> statement-breakpoint
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer NOT NULL,
	`updated_by_id` integer,
	FOREIGN KEY (`updated_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `stock_movements` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`product_id` integer NOT NULL,
	`delta` integer NOT NULL,
	`balance_after` integer NOT NULL,
	`reason` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`order_id` integer,
	`actor_id` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "stock_movements_reason_valid" CHECK("stock_movements"."reason" IN ('opening', 'order-placed', 'order-cancelled', 'order-reopened', 'item-added', 'item-changed', 'item-removed', 'adjusted', 'set', 'received', 'counted', 'delivery-returned', 'imported', 'short-shipped', 'missing', 'damaged', 'credited', 'receipt-reversed', 'supplier-returned')),
	CONSTRAINT "stock_movements_delta_not_zero" CHECK(delta <> 0),
	CONSTRAINT "stock_movements_balance_not_negative" CHECK(balance_after >= 0)
);
--> statement-breakpoint
CREATE INDEX `stock_movements_product` ON `stock_movements` (`product_id`,`id`);--> statement-breakpoint
CREATE INDEX `stock_movements_order` ON `stock_movements` (`order_id`) WHERE order_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `purchase_order_lines` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`position` integer NOT NULL,
	`quantity` integer NOT NULL,
	`received` integer DEFAULT 0 NOT NULL,
	`net_price_e4` integer,
	FOREIGN KEY (`order_id`) REFERENCES `purchase_orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "purchase_order_lines_quantity_not_negative" CHECK(quantity >= 0),
	CONSTRAINT "purchase_order_lines_received_not_negative" CHECK(received >= 0),
	CONSTRAINT "purchase_order_lines_price_not_negative" CHECK(net_price_e4 >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `purchase_order_lines_product` ON `purchase_order_lines` (`order_id`,`product_id`);--> statement-breakpoint
CREATE INDEX `purchase_order_lines_by_product` ON `purchase_order_lines` (`product_id`,`order_id`);--> statement-breakpoint
CREATE TABLE `purchase_order_papers` (
	`order_id` integer NOT NULL,
	`revision` integer NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`order_id`, `revision`),
	FOREIGN KEY (`order_id`) REFERENCES `purchase_orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "purchase_order_papers_revision_positive" CHECK(revision >= 1)
);
--> statement-breakpoint
CREATE TABLE `purchase_orders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`supplier_id` integer NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`year` integer,
	`sequence` integer,
	`number` text,
	`version` integer DEFAULT 1 NOT NULL,
	`expected_on` text,
	`note` text DEFAULT '' NOT NULL,
	`end_reason` text DEFAULT '' NOT NULL,
	`sent_on` text,
	`created_by_id` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`supplier_id`) REFERENCES `suppliers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "purchase_orders_status_valid" CHECK("purchase_orders"."status" IN ('draft', 'sent', 'partly', 'received', 'closed', 'cancelled')),
	CONSTRAINT "purchase_orders_sent_has_number" CHECK((status = 'draft') = (number IS NULL)),
	CONSTRAINT "purchase_orders_number_whole" CHECK((number IS NULL) = (sequence IS NULL) AND (number IS NULL) = (sent_on IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `purchase_orders_sequence` ON `purchase_orders` (`year`,`sequence`);--> statement-breakpoint
CREATE INDEX `purchase_orders_supplier` ON `purchase_orders` (`supplier_id`,`id`);--> statement-breakpoint
CREATE INDEX `purchase_orders_expected` ON `purchase_orders` (`expected_on`,`id`) WHERE status IN ('sent', 'partly');--> statement-breakpoint
CREATE TABLE `supplier_products` (
	`supplier_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`supplier_code` text DEFAULT '' NOT NULL,
	`supplier_name` text DEFAULT '' NOT NULL,
	`pack_size` integer DEFAULT 1 NOT NULL,
	`net_price_e4` integer,
	`is_price_fixed` integer DEFAULT false NOT NULL,
	`is_preferred` integer DEFAULT false NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`supplier_id`, `product_id`),
	FOREIGN KEY (`supplier_id`) REFERENCES `suppliers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "supplier_products_pack_size_positive" CHECK(pack_size >= 1),
	CONSTRAINT "supplier_products_price_not_negative" CHECK(net_price_e4 >= 0),
	CONSTRAINT "supplier_products_is_price_fixed_boolean" CHECK(is_price_fixed IN (0, 1)),
	CONSTRAINT "supplier_products_is_preferred_boolean" CHECK(is_preferred IN (0, 1))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `supplier_products_preferred` ON `supplier_products` (`product_id`) WHERE is_preferred = 1;--> statement-breakpoint
CREATE INDEX `supplier_products_product` ON `supplier_products` (`product_id`);--> statement-breakpoint
CREATE TABLE `suppliers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`name_folded` text NOT NULL,
	`business_number` text DEFAULT '' NOT NULL,
	`fiscal_number` text DEFAULT '' NOT NULL,
	`vat_number` text DEFAULT '' NOT NULL,
	`country` text DEFAULT 'XK' NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`address` text DEFAULT '' NOT NULL,
	`iban` text DEFAULT '' NOT NULL,
	`terms_days` integer DEFAULT 0 NOT NULL,
	`lead_days` integer DEFAULT 7 NOT NULL,
	`minimum_order_cents` integer,
	`language` text DEFAULT 'sq' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "suppliers_country_form" CHECK(country GLOB '[A-Z][A-Z]'),
	CONSTRAINT "suppliers_terms_range" CHECK(terms_days BETWEEN 0 AND 180),
	CONSTRAINT "suppliers_lead_range" CHECK(lead_days BETWEEN 0 AND 180),
	CONSTRAINT "suppliers_minimum_not_negative" CHECK(minimum_order_cents >= 0),
	CONSTRAINT "suppliers_language_valid" CHECK("suppliers"."language" IN ('sq', 'en')),
	CONSTRAINT "suppliers_is_active_boolean" CHECK(is_active IN (0, 1))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `suppliers_name_unique` ON `suppliers` (`name_folded`) WHERE is_active = 1;--> statement-breakpoint
CREATE TABLE `known_devices` (
	`token_hash` text NOT NULL,
	`user_id` integer NOT NULL,
	`last_used_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `token_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `logins` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`user_agent` text DEFAULT '' NOT NULL,
	`ip` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer NOT NULL,
	`ended_at` integer,
	`is_new_device` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `logins_user` ON `logins` (`user_id`,`ended_at`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`code_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `refresh_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`login_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`replaced_at` integer,
	FOREIGN KEY (`login_id`) REFERENCES `logins`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `refresh_tokens_login` ON `refresh_tokens` (`login_id`);--> statement-breakpoint
CREATE INDEX `refresh_tokens_expires` ON `refresh_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `second_factor_codes` (
	`user_id` integer NOT NULL,
	`code_hash` text NOT NULL,
	PRIMARY KEY(`user_id`, `code_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `second_factors` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`last_step` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`enabled_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`login_id` integer NOT NULL,
	`absolute_expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`login_id`) REFERENCES `logins`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_login` ON `sessions` (`login_id`);--> statement-breakpoint
CREATE INDEX `sessions_expires` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `uploads` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`folder` text NOT NULL,
	`file_name` text NOT NULL,
	`bytes` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "uploads_folder_valid" CHECK("uploads"."folder" IN ('images', 'documents'))
);
--> statement-breakpoint
CREATE INDEX `uploads_user` ON `uploads` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `uploads_file` ON `uploads` (`file_name`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customer_id` integer,
	`name` text NOT NULL,
	`name_folded` text NOT NULL,
	`email` text,
	`phone` text DEFAULT '' NOT NULL,
	`phone_normalized` text,
	`role` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`driver_code` integer,
	`password_hash` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "users_role_valid" CHECK("users"."role" IN ('customer', 'admin', 'stocker', 'driver', 'packer', 'call_agent')),
	CONSTRAINT "users_email_lower_case" CHECK(email IS NULL OR (email = lower(email) AND email <> '')),
	CONSTRAINT "users_customer_has_its_id" CHECK(customer_id IS NULL OR customer_id = id),
	CONSTRAINT "users_driver_nr_positive" CHECK(driver_code > 0),
	CONSTRAINT "users_is_active_boolean" CHECK(is_active IN (0, 1))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_driver_nr_unique` ON `users` (`driver_code`) WHERE role = 'driver' AND is_active = 1 AND driver_code IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `users_customer` ON `users` (`customer_id`);--> statement-breakpoint
CREATE INDEX `users_role_name` ON `users` (`role`,`name_folded`);--> statement-breakpoint
CREATE INDEX `users_name` ON `users` (`name_folded`);--> statement-breakpoint
CREATE INDEX `users_role` ON `users` (`role`);--> statement-breakpoint
CREATE INDEX `users_active_name` ON `users` (`is_active`,`name_folded`);--> statement-breakpoint
CREATE INDEX `users_role_active_name` ON `users` (`role`,`is_active`,`name_folded`);--> statement-breakpoint
CREATE TABLE `day_vans` (
	`driver_id` integer NOT NULL,
	`day` text NOT NULL,
	`van_id` integer NOT NULL,
	PRIMARY KEY(`day`, `driver_id`),
	FOREIGN KEY (`driver_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`van_id`) REFERENCES `vans`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `driver_vans` (
	`driver_id` integer PRIMARY KEY NOT NULL,
	`van_id` integer NOT NULL,
	FOREIGN KEY (`driver_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`van_id`) REFERENCES `vans`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `vans` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`name_folded` text NOT NULL,
	`plate` text NOT NULL,
	`payload_kg` integer,
	`boxes` integer,
	`position` integer NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	CONSTRAINT "vans_payload_positive" CHECK(payload_kg > 0),
	CONSTRAINT "vans_boxes_positive" CHECK(boxes > 0),
	CONSTRAINT "vans_is_active_boolean" CHECK(is_active IN (0, 1))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `vans_name_unique` ON `vans` (`name_folded`) WHERE is_active = 1;--> statement-breakpoint
-- By hand from here on: views, search, triggers and rows, which drizzle-kit does not know.
CREATE VIEW product_texts AS SELECT
  id,
  name_folded AS name,
  code_folded AS code,
  description_folded AS description,
  coalesce((SELECT c.name FROM categories c WHERE c.key = products.category), category) || ' | ' ||
  coalesce(
    (SELECT s.name FROM subcategories s JOIN categories c ON c.id = s.category_id
     WHERE c.key = products.category AND s.key = products.subcategory),
    subcategory, '') AS shelf,
  replace(replace(code_folded || '|' || name_folded, ' ', ''), '-', '') AS compact
FROM products;
--> statement-breakpoint
CREATE VIEW user_texts AS SELECT
  u.id,
  u.name_folded AS name,
  u.email,
  u.phone AS number,
  u.phone_normalized AS number_normalized,
  replace(replace(replace(replace(replace(replace(replace(replace(coalesce(c.address, ''), 'Đ', 'D'), 'đ', 'd'), 'ı', 'i'), 'Ø', 'O'), 'ø', 'o'), 'ł', 'l'), 'ß', 'ss'), 'æ', 'ae') AS address,
  coalesce(c.fiscal_number, '') || ' ' || coalesce(c.code_folded, '') AS codes
FROM users u LEFT JOIN customers c ON c.id = u.customer_id;
--> statement-breakpoint
CREATE VIRTUAL TABLE product_words USING fts5(
  name, code, content='product_texts', content_rowid='id', tokenize='unicode61 remove_diacritics 2', prefix='1 2'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE product_names USING fts5(
  name, content='product_texts', content_rowid='id', tokenize='trigram remove_diacritics 1'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE user_search USING fts5(
  name, email, number, number_normalized, address, content='user_texts', content_rowid='id', tokenize='trigram remove_diacritics 1'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE user_words USING fts5(
  name, codes, content='user_texts', content_rowid='id', tokenize='unicode61 remove_diacritics 2', prefix='1 2'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE product_search USING fts5(
  name, code, description, shelf, compact,
  content='product_texts', content_rowid='id', tokenize='trigram remove_diacritics 1'
);
--> statement-breakpoint
CREATE TRIGGER products_names_insert AFTER INSERT ON products BEGIN
  INSERT INTO product_names (rowid, name) VALUES (new.id, new.name_folded);
END;
--> statement-breakpoint
CREATE TRIGGER products_names_update AFTER UPDATE OF name_folded ON products BEGIN
  INSERT INTO product_names (product_names, rowid, name) VALUES ('delete', old.id, old.name_folded);
  INSERT INTO product_names (rowid, name) VALUES (new.id, new.name_folded);
END;
--> statement-breakpoint
CREATE TRIGGER products_names_delete AFTER DELETE ON products BEGIN
  INSERT INTO product_names (product_names, rowid, name) VALUES ('delete', old.id, old.name_folded);
END;
--> statement-breakpoint
CREATE TRIGGER products_search_insert AFTER INSERT ON products BEGIN
  INSERT INTO product_search (rowid, name, code, description, shelf, compact)
    SELECT id, name, code, description, shelf, compact FROM product_texts WHERE id = new.id;
  INSERT INTO product_words (rowid, name, code) SELECT id, name, code FROM product_texts WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER products_search_before_update
BEFORE UPDATE OF name_folded, code_folded, description_folded, category, subcategory ON products BEGIN
  INSERT INTO product_search (product_search, rowid, name, code, description, shelf, compact)
    SELECT 'delete', id, name, code, description, shelf, compact FROM product_texts WHERE id = old.id;
  INSERT INTO product_words (product_words, rowid, name, code)
    SELECT 'delete', id, name, code FROM product_texts WHERE id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER products_search_after_update
AFTER UPDATE OF name_folded, code_folded, description_folded, category, subcategory ON products BEGIN
  INSERT INTO product_search (rowid, name, code, description, shelf, compact)
    SELECT id, name, code, description, shelf, compact FROM product_texts WHERE id = new.id;
  INSERT INTO product_words (rowid, name, code) SELECT id, name, code FROM product_texts WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER products_search_delete BEFORE DELETE ON products BEGIN
  INSERT INTO product_search (product_search, rowid, name, code, description, shelf, compact)
    SELECT 'delete', id, name, code, description, shelf, compact FROM product_texts WHERE id = old.id;
  INSERT INTO product_words (product_words, rowid, name, code)
    SELECT 'delete', id, name, code FROM product_texts WHERE id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER users_search_insert AFTER INSERT ON users BEGIN
  INSERT INTO user_search (rowid, name, email, number, number_normalized, address)
    SELECT id, name, email, number, number_normalized, address FROM user_texts WHERE id = new.id;
  INSERT INTO user_words (rowid, name, codes) SELECT id, name, codes FROM user_texts WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER users_search_before_update
BEFORE UPDATE OF name_folded, email, phone, phone_normalized, customer_id ON users BEGIN
  INSERT INTO user_search (user_search, rowid, name, email, number, number_normalized, address)
    SELECT 'delete', id, name, email, number, number_normalized, address FROM user_texts WHERE id = old.id;
  INSERT INTO user_words (user_words, rowid, name, codes)
    SELECT 'delete', id, name, codes FROM user_texts WHERE id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER users_search_after_update
AFTER UPDATE OF name_folded, email, phone, phone_normalized, customer_id ON users BEGIN
  INSERT INTO user_search (rowid, name, email, number, number_normalized, address)
    SELECT id, name, email, number, number_normalized, address FROM user_texts WHERE id = new.id;
  INSERT INTO user_words (rowid, name, codes) SELECT id, name, codes FROM user_texts WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER customers_search_before_update BEFORE UPDATE OF address, fiscal_number, code_folded ON customers BEGIN
  INSERT INTO user_search (user_search, rowid, name, email, number, number_normalized, address)
    SELECT 'delete', id, name, email, number, number_normalized, address FROM user_texts
    WHERE id IN (SELECT id FROM users WHERE customer_id = old.id);
  INSERT INTO user_words (user_words, rowid, name, codes)
    SELECT 'delete', id, name, codes FROM user_texts WHERE id IN (SELECT id FROM users WHERE customer_id = old.id);
END;
--> statement-breakpoint
CREATE TRIGGER customers_search_after_update AFTER UPDATE OF address, fiscal_number, code_folded ON customers BEGIN
  INSERT INTO user_search (rowid, name, email, number, number_normalized, address)
    SELECT id, name, email, number, number_normalized, address FROM user_texts
    WHERE id IN (SELECT id FROM users WHERE customer_id = new.id);
  INSERT INTO user_words (rowid, name, codes)
    SELECT id, name, codes FROM user_texts WHERE id IN (SELECT id FROM users WHERE customer_id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER customers_no_delete BEFORE DELETE ON customers BEGIN SELECT RAISE(ABORT, 'customers are never deleted'); END;
--> statement-breakpoint
CREATE TRIGGER users_search_delete BEFORE DELETE ON users BEGIN
  INSERT INTO user_search (user_search, rowid, name, email, number, number_normalized, address)
    SELECT 'delete', id, name, email, number, number_normalized, address FROM user_texts WHERE id = old.id;
  INSERT INTO user_words (user_words, rowid, name, codes)
    SELECT 'delete', id, name, codes FROM user_texts WHERE id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER road_conflicts_decided_once BEFORE UPDATE ON road_conflicts WHEN OLD.decision IS NOT NULL BEGIN SELECT RAISE(ABORT, 'a road conflict is decided once'); END;--> statement-breakpoint
CREATE TRIGGER road_conflicts_act_stays BEFORE UPDATE OF id, order_id, driver_id, act_key, status, attempt_reason, receiver_name, signature_path, unpaid_reason, note, method, amount_cents, occurred_at, occurred_day, is_time_corrected, order_status, created_at, cash_day ON road_conflicts BEGIN SELECT RAISE(ABORT, 'what was reported of a road conflict stays'); END;--> statement-breakpoint
CREATE TRIGGER allocations_no_delete BEFORE DELETE ON allocations BEGIN SELECT RAISE(ABORT, 'allocations is append-only'); END;--> statement-breakpoint
CREATE TRIGGER allocations_no_update BEFORE UPDATE ON allocations BEGIN SELECT RAISE(ABORT, 'allocations is append-only'); END;--> statement-breakpoint
CREATE TRIGGER audit_log_no_delete BEFORE DELETE ON audit_log BEGIN SELECT RAISE(ABORT, 'audit_log is append-only'); END;--> statement-breakpoint
CREATE TRIGGER audit_log_no_update BEFORE UPDATE ON audit_log BEGIN SELECT RAISE(ABORT, 'audit_log is append-only'); END;--> statement-breakpoint
CREATE TRIGGER book_closings_no_delete BEFORE DELETE ON book_closings BEGIN SELECT RAISE(ABORT, 'book_closings is append-only'); END;--> statement-breakpoint
CREATE TRIGGER book_closings_no_update BEFORE UPDATE ON book_closings BEGIN SELECT RAISE(ABORT, 'book_closings is append-only'); END;--> statement-breakpoint
CREATE TRIGGER cash_closings_no_delete BEFORE DELETE ON cash_closings BEGIN SELECT RAISE(ABORT, 'cash_closings is append-only'); END;--> statement-breakpoint
CREATE TRIGGER cash_closings_no_update BEFORE UPDATE ON cash_closings BEGIN SELECT RAISE(ABORT, 'cash_closings is append-only'); END;--> statement-breakpoint
CREATE TRIGGER cash_counts_no_delete BEFORE DELETE ON cash_counts BEGIN SELECT RAISE(ABORT, 'cash_counts is append-only'); END;--> statement-breakpoint
CREATE TRIGGER cash_counts_no_update BEFORE UPDATE ON cash_counts BEGIN SELECT RAISE(ABORT, 'cash_counts is append-only'); END;--> statement-breakpoint
CREATE TRIGGER cash_movements_no_delete BEFORE DELETE ON cash_movements BEGIN SELECT RAISE(ABORT, 'cash_movements is append-only'); END;--> statement-breakpoint
CREATE TRIGGER cash_movements_no_update BEFORE UPDATE ON cash_movements BEGIN SELECT RAISE(ABORT, 'cash_movements is append-only'); END;--> statement-breakpoint
CREATE TRIGGER complaint_lines_no_delete BEFORE DELETE ON complaint_lines BEGIN SELECT RAISE(ABORT, 'complaint_lines is append-only'); END;--> statement-breakpoint
CREATE TRIGGER complaint_lines_no_update BEFORE UPDATE ON complaint_lines BEGIN SELECT RAISE(ABORT, 'complaint_lines is append-only'); END;--> statement-breakpoint
CREATE TRIGGER complaint_photos_no_delete BEFORE DELETE ON complaint_photos BEGIN SELECT RAISE(ABORT, 'complaint_photos is append-only'); END;--> statement-breakpoint
CREATE TRIGGER complaint_photos_no_update BEFORE UPDATE ON complaint_photos BEGIN SELECT RAISE(ABORT, 'complaint_photos is append-only'); END;--> statement-breakpoint
CREATE TRIGGER custom_stock_movements_no_delete BEFORE DELETE ON custom_stock_movements BEGIN SELECT RAISE(ABORT, 'custom_stock_movements is append-only'); END;--> statement-breakpoint
CREATE TRIGGER custom_stock_movements_no_update BEFORE UPDATE ON custom_stock_movements BEGIN SELECT RAISE(ABORT, 'custom_stock_movements is append-only'); END;--> statement-breakpoint
CREATE TRIGGER customer_entries_no_delete BEFORE DELETE ON customer_entries BEGIN SELECT RAISE(ABORT, 'customer_entries is append-only'); END;--> statement-breakpoint
CREATE TRIGGER customer_entries_no_update BEFORE UPDATE ON customer_entries BEGIN SELECT RAISE(ABORT, 'customer_entries is append-only'); END;--> statement-breakpoint
CREATE TRIGGER delivery_attempts_no_delete BEFORE DELETE ON delivery_attempts BEGIN SELECT RAISE(ABORT, 'delivery_attempts is append-only'); END;--> statement-breakpoint
CREATE TRIGGER delivery_attempts_no_update BEFORE UPDATE ON delivery_attempts BEGIN SELECT RAISE(ABORT, 'delivery_attempts is append-only'); END;--> statement-breakpoint
CREATE TRIGGER delivery_photos_no_delete BEFORE DELETE ON delivery_photos BEGIN SELECT RAISE(ABORT, 'delivery_photos is append-only'); END;--> statement-breakpoint
CREATE TRIGGER delivery_photos_no_update BEFORE UPDATE ON delivery_photos BEGIN SELECT RAISE(ABORT, 'delivery_photos is append-only'); END;--> statement-breakpoint
CREATE TRIGGER delivery_reductions_no_delete BEFORE DELETE ON delivery_reductions BEGIN SELECT RAISE(ABORT, 'delivery_reductions is append-only'); END;--> statement-breakpoint
CREATE TRIGGER delivery_reductions_no_update BEFORE UPDATE ON delivery_reductions BEGIN SELECT RAISE(ABORT, 'delivery_reductions is append-only'); END;--> statement-breakpoint
CREATE TRIGGER document_files_no_delete BEFORE DELETE ON document_files BEGIN SELECT RAISE(ABORT, 'document_files is append-only'); END;--> statement-breakpoint
CREATE TRIGGER document_files_no_update BEFORE UPDATE ON document_files BEGIN SELECT RAISE(ABORT, 'document_files is append-only'); END;--> statement-breakpoint
CREATE TRIGGER document_lines_no_delete BEFORE DELETE ON document_lines BEGIN SELECT RAISE(ABORT, 'document_lines is append-only'); END;--> statement-breakpoint
CREATE TRIGGER document_lines_no_update BEFORE UPDATE ON document_lines BEGIN SELECT RAISE(ABORT, 'document_lines is append-only'); END;--> statement-breakpoint
CREATE TRIGGER document_vat_no_delete BEFORE DELETE ON document_vat BEGIN SELECT RAISE(ABORT, 'document_vat is append-only'); END;--> statement-breakpoint
CREATE TRIGGER document_vat_no_update BEFORE UPDATE ON document_vat BEGIN SELECT RAISE(ABORT, 'document_vat is append-only'); END;--> statement-breakpoint
CREATE TRIGGER documents_last_number AFTER INSERT ON documents BEGIN
  INSERT INTO document_series (series, year, last_sequence, last_sha256)
    VALUES (NEW.series, NEW.year, NEW.sequence, NEW.sha256)
    ON CONFLICT (series, year) DO UPDATE SET last_sequence = excluded.last_sequence, last_sha256 = excluded.last_sha256
    WHERE excluded.last_sequence > last_sequence;
END;--> statement-breakpoint
CREATE TRIGGER document_series_no_delete BEFORE DELETE ON document_series BEGIN SELECT RAISE(ABORT, 'a series keeps its last number'); END;--> statement-breakpoint
CREATE TRIGGER document_series_never_falls BEFORE UPDATE ON document_series WHEN NEW.last_sequence < OLD.last_sequence BEGIN SELECT RAISE(ABORT, 'the last number of a series never falls'); END;--> statement-breakpoint
CREATE TRIGGER lost_numbers_no_delete BEFORE DELETE ON lost_numbers BEGIN SELECT RAISE(ABORT, 'lost_numbers is append-only'); END;--> statement-breakpoint
CREATE TRIGGER lost_numbers_no_update BEFORE UPDATE ON lost_numbers BEGIN SELECT RAISE(ABORT, 'lost_numbers is append-only'); END;--> statement-breakpoint
CREATE TRIGGER pending_expenses_no_delete BEFORE DELETE ON pending_expenses BEGIN SELECT RAISE(ABORT, 'pending_expenses are never deleted'); END;--> statement-breakpoint
CREATE TRIGGER pending_expenses_decided_once BEFORE UPDATE ON pending_expenses WHEN OLD.decision IS NOT NULL BEGIN SELECT RAISE(ABORT, 'an expense is decided once'); END;--> statement-breakpoint
CREATE TRIGGER documents_no_delete BEFORE DELETE ON documents BEGIN SELECT RAISE(ABORT, 'documents is append-only'); END;--> statement-breakpoint
CREATE TRIGGER documents_no_update BEFORE UPDATE ON documents BEGIN SELECT RAISE(ABORT, 'documents is append-only'); END;--> statement-breakpoint
CREATE TRIGGER order_events_no_delete BEFORE DELETE ON order_events BEGIN SELECT RAISE(ABORT, 'order_events is append-only'); END;--> statement-breakpoint
CREATE TRIGGER order_events_no_update BEFORE UPDATE ON order_events BEGIN SELECT RAISE(ABORT, 'order_events is append-only'); END;--> statement-breakpoint
CREATE TRIGGER orders_no_delete BEFORE DELETE ON orders BEGIN SELECT RAISE(ABORT, 'orders are never deleted'); END;--> statement-breakpoint
CREATE TRIGGER payment_reminders_no_delete BEFORE DELETE ON payment_reminders BEGIN SELECT RAISE(ABORT, 'payment_reminders is append-only'); END;--> statement-breakpoint
CREATE TRIGGER payment_reminders_no_update BEFORE UPDATE ON payment_reminders BEGIN SELECT RAISE(ABORT, 'payment_reminders is append-only'); END;--> statement-breakpoint
CREATE TRIGGER payment_reversals_no_delete BEFORE DELETE ON payment_reversals BEGIN SELECT RAISE(ABORT, 'payment_reversals is append-only'); END;--> statement-breakpoint
CREATE TRIGGER payment_reversals_no_update BEFORE UPDATE ON payment_reversals BEGIN SELECT RAISE(ABORT, 'payment_reversals is append-only'); END;--> statement-breakpoint
CREATE TRIGGER payments_no_delete BEFORE DELETE ON payments BEGIN SELECT RAISE(ABORT, 'payments is append-only'); END;--> statement-breakpoint
CREATE TRIGGER payments_no_update BEFORE UPDATE ON payments BEGIN SELECT RAISE(ABORT, 'payments is append-only'); END;--> statement-breakpoint
CREATE TRIGGER road_conflict_lines_no_delete BEFORE DELETE ON road_conflict_lines BEGIN SELECT RAISE(ABORT, 'road_conflict_lines is append-only'); END;--> statement-breakpoint
CREATE TRIGGER road_conflict_lines_no_update BEFORE UPDATE ON road_conflict_lines BEGIN SELECT RAISE(ABORT, 'road_conflict_lines is append-only'); END;--> statement-breakpoint
CREATE TRIGGER road_conflicts_no_delete BEFORE DELETE ON road_conflicts BEGIN SELECT RAISE(ABORT, 'road_conflicts is append-only'); END;--> statement-breakpoint
CREATE TRIGGER bill_line_receipts_no_delete BEFORE DELETE ON bill_line_receipts BEGIN SELECT RAISE(ABORT, 'bill_line_receipts is append-only'); END;--> statement-breakpoint
CREATE TRIGGER bill_line_receipts_no_update BEFORE UPDATE ON bill_line_receipts BEGIN SELECT RAISE(ABORT, 'bill_line_receipts is append-only'); END;--> statement-breakpoint
CREATE TRIGGER bill_lines_no_delete BEFORE DELETE ON bill_lines BEGIN SELECT RAISE(ABORT, 'bill_lines is append-only'); END;--> statement-breakpoint
CREATE TRIGGER bill_lines_no_update BEFORE UPDATE ON bill_lines BEGIN SELECT RAISE(ABORT, 'bill_lines is append-only'); END;--> statement-breakpoint
CREATE TRIGGER bill_reversals_no_delete BEFORE DELETE ON bill_reversals BEGIN SELECT RAISE(ABORT, 'bill_reversals is append-only'); END;--> statement-breakpoint
CREATE TRIGGER bill_reversals_no_update BEFORE UPDATE ON bill_reversals BEGIN SELECT RAISE(ABORT, 'bill_reversals is append-only'); END;--> statement-breakpoint
CREATE TRIGGER bill_vat_no_delete BEFORE DELETE ON bill_vat BEGIN SELECT RAISE(ABORT, 'bill_vat is append-only'); END;--> statement-breakpoint
CREATE TRIGGER bill_vat_no_update BEFORE UPDATE ON bill_vat BEGIN SELECT RAISE(ABORT, 'bill_vat is append-only'); END;--> statement-breakpoint
CREATE TRIGGER bills_no_delete BEFORE DELETE ON bills BEGIN SELECT RAISE(ABORT, 'bills is append-only'); END;--> statement-breakpoint
CREATE TRIGGER bills_no_update BEFORE UPDATE ON bills BEGIN SELECT RAISE(ABORT, 'bills is append-only'); END;--> statement-breakpoint
CREATE TRIGGER cost_entries_no_delete BEFORE DELETE ON cost_entries BEGIN SELECT RAISE(ABORT, 'cost_entries is append-only'); END;--> statement-breakpoint
CREATE TRIGGER cost_entries_no_update BEFORE UPDATE ON cost_entries BEGIN SELECT RAISE(ABORT, 'cost_entries is append-only'); END;--> statement-breakpoint
CREATE TRIGGER purchase_order_papers_no_delete BEFORE DELETE ON purchase_order_papers BEGIN SELECT RAISE(ABORT, 'purchase_order_papers is append-only'); END;--> statement-breakpoint
CREATE TRIGGER purchase_order_papers_no_update BEFORE UPDATE ON purchase_order_papers BEGIN SELECT RAISE(ABORT, 'purchase_order_papers is append-only'); END;--> statement-breakpoint
CREATE TRIGGER receipt_lines_no_delete BEFORE DELETE ON receipt_lines BEGIN SELECT RAISE(ABORT, 'receipt_lines is append-only'); END;--> statement-breakpoint
CREATE TRIGGER receipt_lines_no_update BEFORE UPDATE ON receipt_lines BEGIN SELECT RAISE(ABORT, 'receipt_lines is append-only'); END;--> statement-breakpoint
CREATE TRIGGER receipts_no_delete BEFORE DELETE ON receipts BEGIN SELECT RAISE(ABORT, 'receipts is append-only'); END;--> statement-breakpoint
CREATE TRIGGER receipts_no_update BEFORE UPDATE ON receipts BEGIN SELECT RAISE(ABORT, 'receipts is append-only'); END;--> statement-breakpoint
CREATE TRIGGER supplier_allocations_no_delete BEFORE DELETE ON supplier_allocations BEGIN SELECT RAISE(ABORT, 'supplier_allocations is append-only'); END;--> statement-breakpoint
CREATE TRIGGER supplier_allocations_no_update BEFORE UPDATE ON supplier_allocations BEGIN SELECT RAISE(ABORT, 'supplier_allocations is append-only'); END;--> statement-breakpoint
CREATE TRIGGER supplier_entries_no_delete BEFORE DELETE ON supplier_entries BEGIN SELECT RAISE(ABORT, 'supplier_entries is append-only'); END;--> statement-breakpoint
CREATE TRIGGER supplier_entries_no_update BEFORE UPDATE ON supplier_entries BEGIN SELECT RAISE(ABORT, 'supplier_entries is append-only'); END;--> statement-breakpoint
CREATE TRIGGER supplier_payment_reversals_no_delete BEFORE DELETE ON supplier_payment_reversals BEGIN SELECT RAISE(ABORT, 'supplier_payment_reversals is append-only'); END;--> statement-breakpoint
CREATE TRIGGER supplier_payment_reversals_no_update BEFORE UPDATE ON supplier_payment_reversals BEGIN SELECT RAISE(ABORT, 'supplier_payment_reversals is append-only'); END;--> statement-breakpoint
CREATE TRIGGER supplier_payments_no_delete BEFORE DELETE ON supplier_payments BEGIN SELECT RAISE(ABORT, 'supplier_payments is append-only'); END;--> statement-breakpoint
CREATE TRIGGER supplier_payments_no_update BEFORE UPDATE ON supplier_payments BEGIN SELECT RAISE(ABORT, 'supplier_payments is append-only'); END;--> statement-breakpoint
CREATE TRIGGER supplier_return_lines_no_delete BEFORE DELETE ON supplier_return_lines BEGIN SELECT RAISE(ABORT, 'supplier_return_lines is append-only'); END;--> statement-breakpoint
CREATE TRIGGER supplier_return_lines_no_update BEFORE UPDATE ON supplier_return_lines BEGIN SELECT RAISE(ABORT, 'supplier_return_lines is append-only'); END;--> statement-breakpoint
CREATE TRIGGER supplier_returns_no_delete BEFORE DELETE ON supplier_returns BEGIN SELECT RAISE(ABORT, 'supplier_returns is append-only'); END;--> statement-breakpoint
CREATE TRIGGER supplier_returns_no_update BEFORE UPDATE ON supplier_returns BEGIN SELECT RAISE(ABORT, 'supplier_returns is append-only'); END;--> statement-breakpoint
CREATE TRIGGER suppliers_no_delete BEFORE DELETE ON suppliers BEGIN SELECT RAISE(ABORT, 'suppliers are never deleted'); END;--> statement-breakpoint
CREATE TRIGGER stock_movements_no_delete BEFORE DELETE ON stock_movements BEGIN SELECT RAISE(ABORT, 'stock_movements is append-only'); END;--> statement-breakpoint
CREATE TRIGGER stock_movements_no_update BEFORE UPDATE ON stock_movements BEGIN SELECT RAISE(ABORT, 'stock_movements is append-only'); END;--> statement-breakpoint
CREATE TRIGGER van_return_lines_no_delete BEFORE DELETE ON van_return_lines BEGIN SELECT RAISE(ABORT, 'van_return_lines is append-only'); END;--> statement-breakpoint
CREATE TRIGGER van_return_lines_no_update BEFORE UPDATE ON van_return_lines BEGIN SELECT RAISE(ABORT, 'van_return_lines is append-only'); END;--> statement-breakpoint
CREATE TRIGGER van_returns_no_delete BEFORE DELETE ON van_returns BEGIN SELECT RAISE(ABORT, 'van_returns is append-only'); END;--> statement-breakpoint
CREATE TRIGGER van_returns_no_update BEFORE UPDATE ON van_returns BEGIN SELECT RAISE(ABORT, 'van_returns is append-only'); END;--> statement-breakpoint
CREATE TRIGGER voided_deliveries_no_delete BEFORE DELETE ON voided_deliveries BEGIN SELECT RAISE(ABORT, 'voided_deliveries is append-only'); END;--> statement-breakpoint
CREATE TRIGGER voided_deliveries_no_update BEFORE UPDATE ON voided_deliveries BEGIN SELECT RAISE(ABORT, 'voided_deliveries is append-only'); END;--> statement-breakpoint
INSERT INTO firm_revision (id, revision) VALUES (1, 1);--> statement-breakpoint
CREATE TRIGGER regions_revision_insert AFTER INSERT ON regions BEGIN UPDATE firm_revision SET revision = revision + 1; END;--> statement-breakpoint
CREATE TRIGGER regions_revision_update AFTER UPDATE ON regions BEGIN UPDATE firm_revision SET revision = revision + 1; END;--> statement-breakpoint
CREATE TRIGGER regions_revision_delete AFTER DELETE ON regions BEGIN UPDATE firm_revision SET revision = revision + 1; END;--> statement-breakpoint
CREATE TRIGGER categories_revision_insert AFTER INSERT ON categories BEGIN UPDATE firm_revision SET revision = revision + 1; END;--> statement-breakpoint
CREATE TRIGGER categories_revision_update AFTER UPDATE ON categories BEGIN UPDATE firm_revision SET revision = revision + 1; END;--> statement-breakpoint
CREATE TRIGGER categories_revision_delete AFTER DELETE ON categories BEGIN UPDATE firm_revision SET revision = revision + 1; END;--> statement-breakpoint
CREATE TRIGGER subcategories_revision_insert AFTER INSERT ON subcategories BEGIN UPDATE firm_revision SET revision = revision + 1; END;--> statement-breakpoint
CREATE TRIGGER subcategories_revision_update AFTER UPDATE ON subcategories BEGIN UPDATE firm_revision SET revision = revision + 1; END;--> statement-breakpoint
CREATE TRIGGER subcategories_revision_delete AFTER DELETE ON subcategories BEGIN UPDATE firm_revision SET revision = revision + 1; END;--> statement-breakpoint
CREATE TRIGGER category_former_keys_revision_insert AFTER INSERT ON category_former_keys BEGIN UPDATE firm_revision SET revision = revision + 1; END;--> statement-breakpoint
CREATE TRIGGER category_former_keys_revision_update AFTER UPDATE ON category_former_keys BEGIN UPDATE firm_revision SET revision = revision + 1; END;--> statement-breakpoint
CREATE TRIGGER category_former_keys_revision_delete AFTER DELETE ON category_former_keys BEGIN UPDATE firm_revision SET revision = revision + 1; END;--> statement-breakpoint
CREATE TRIGGER settings_revision_insert AFTER INSERT ON settings BEGIN UPDATE firm_revision SET revision = revision + 1; END;--> statement-breakpoint
CREATE TRIGGER settings_revision_update AFTER UPDATE ON settings BEGIN UPDATE firm_revision SET revision = revision + 1; END;--> statement-breakpoint
CREATE TRIGGER settings_revision_delete AFTER DELETE ON settings BEGIN UPDATE firm_revision SET revision = revision + 1; END;--> statement-breakpoint
CREATE TRIGGER units_revision_insert AFTER INSERT ON units BEGIN UPDATE firm_revision SET revision = revision + 1; END;--> statement-breakpoint
CREATE TRIGGER units_revision_update AFTER UPDATE ON units BEGIN UPDATE firm_revision SET revision = revision + 1; END;--> statement-breakpoint
CREATE TRIGGER units_revision_delete AFTER DELETE ON units BEGIN UPDATE firm_revision SET revision = revision + 1; END;--> statement-breakpoint
CREATE TRIGGER categories_search_before_update
BEFORE UPDATE OF key, name ON categories WHEN old.key <> new.key OR old.name <> new.name BEGIN
  INSERT INTO product_search (product_search, rowid, name, code, description, shelf, compact)
    SELECT 'delete', id, name, code, description, shelf, compact FROM product_texts WHERE id IN (SELECT id FROM products WHERE category IN (old.key, new.key));
END;--> statement-breakpoint
CREATE TRIGGER categories_search_after_update
AFTER UPDATE OF key, name ON categories WHEN old.key <> new.key OR old.name <> new.name BEGIN
  INSERT INTO product_search (rowid, name, code, description, shelf, compact)
    SELECT id, name, code, description, shelf, compact FROM product_texts WHERE id IN (SELECT id FROM products WHERE category IN (old.key, new.key));
END;--> statement-breakpoint
CREATE TRIGGER subcategories_search_before_update
BEFORE UPDATE OF key, name ON subcategories WHEN old.key <> new.key OR old.name <> new.name BEGIN
  INSERT INTO product_search (product_search, rowid, name, code, description, shelf, compact)
    SELECT 'delete', id, name, code, description, shelf, compact FROM product_texts WHERE id IN (SELECT id FROM products WHERE category = (SELECT key FROM categories WHERE id = old.category_id) AND subcategory IN (old.key, new.key));
END;--> statement-breakpoint
CREATE TRIGGER subcategories_search_after_update
AFTER UPDATE OF key, name ON subcategories WHEN old.key <> new.key OR old.name <> new.name BEGIN
  INSERT INTO product_search (rowid, name, code, description, shelf, compact)
    SELECT id, name, code, description, shelf, compact FROM product_texts WHERE id IN (SELECT id FROM products WHERE category = (SELECT key FROM categories WHERE id = old.category_id) AND subcategory IN (old.key, new.key));
END;--> statement-breakpoint
INSERT INTO categories (id, key, name, name_folded, icon, position) VALUES
  (1, 'pasticeri', 'Pastiçeri', 'pasticeri', 'cake', 1),
  (2, 'paketime', 'Paketime', 'paketime', 'box', 2),
  (3, 'ambalazhe', 'Ambalazhe', 'ambalazhe', 'cutlery', 3);--> statement-breakpoint
INSERT INTO subcategories (id, category_id, key, name, name_folded, position) VALUES
  (1, 1, 'TedoreFilling', 'Tedore Filling', 'tedore filling', 1),
  (2, 1, 'TedoreGlazur', 'Tedore Glazur', 'tedore glazur', 2),
  (3, 1, 'TedoreKrem', 'Tedore Krem', 'tedore krem', 3),
  (4, 1, 'TedoreMiell', 'Tedore Miell', 'tedore miell', 4),
  (5, 1, 'TedoreIceCream', 'Tedore Ice Cream', 'tedore ice cream', 5),
  (6, 1, 'MasterMartini', 'Master Martini', 'master martini', 6),
  (7, 1, 'Dekorime', 'Dekorime', 'dekorime', 7),
  (8, 1, 'Tjera', 'Tjera', 'tjera', 8),
  (9, 2, 'Pizza', 'Pizza', 'pizza', 1),
  (10, 2, 'Hamburger', 'Hamburger', 'hamburger', 2),
  (11, 2, 'Sandwich', 'Sandwich', 'sandwich', 3),
  (12, 2, 'Samun/Pide', 'Samun/Pide', 'samun/pide', 4),
  (13, 2, 'Leter', 'Leter', 'leter', 5),
  (14, 2, 'Torte', 'Torte', 'torte', 6),
  (15, 2, 'Mbajtese', 'Mbajtese', 'mbajtese', 7),
  (16, 3, 'Alumini', 'Alumini', 'alumini', 1),
  (17, 3, 'Plastike', 'Plastike', 'plastike', 2),
  (18, 3, 'Lugë', 'Lugë', 'luge', 3),
  (19, 3, 'Pirun', 'Pirun', 'pirun', 4),
  (20, 3, 'Set', 'Set', 'set', 5);--> statement-breakpoint
INSERT INTO regions (id, name, name_folded, position) VALUES
  (1, 'Lipjan', 'lipjan', 1),
  (2, 'Ferizaj', 'ferizaj', 2),
  (3, 'Dragondan', 'dragondan', 3),
  (4, 'Pejë', 'peje', 4);--> statement-breakpoint
INSERT INTO units (id, key, name, name_folded, name_en, name_sr, code, position) VALUES
  (1, 'KG', 'KG', 'kg', 'KG', 'KG', 'KGM', 1),
  (2, 'COPE', 'Copë', 'cope', 'Piece', 'Komad', 'C62', 2),
  (3, 'LITER', 'Litër', 'liter', 'Litre', 'Litar', 'LTR', 3);--> statement-breakpoint
INSERT INTO search_synonyms (id, group_number, term, term_folded) VALUES
  (1, 0, 'sanduiç', 'sanduic'),
  (2, 0, 'sandwich', 'sandwich'),
  (3, 0, 'sendviç', 'sendvic'),
  (4, 1, 'picë', 'pice'),
  (5, 1, 'pizza', 'pizza'),
  (6, 1, 'pica', 'pica'),
  (7, 2, 'kroasan', 'kroasan'),
  (8, 2, 'croissant', 'croissant'),
  (9, 2, 'kruasan', 'kruasan'),
  (10, 3, 'hamburger', 'hamburger'),
  (11, 3, 'burger', 'burger'),
  (12, 4, 'akullore', 'akullore'),
  (13, 4, 'ice cream', 'ice cream'),
  (14, 4, 'gelato', 'gelato'),
  (15, 5, 'mbushje', 'mbushje'),
  (16, 5, 'filling', 'filling'),
  (17, 6, 'glazurë', 'glazure'),
  (18, 6, 'glazur', 'glazur'),
  (19, 7, 'fëstëk', 'festek'),
  (20, 7, 'pistacio', 'pistacio'),
  (21, 7, 'pistachio', 'pistachio'),
  (22, 8, 'çokollatë', 'cokollate'),
  (23, 8, 'chocolate', 'chocolate'),
  (24, 9, 'kuti', 'kuti'),
  (25, 9, 'box', 'box'),
  (26, 10, 'gotë', 'gote'),
  (27, 10, 'cup', 'cup'),
  (28, 11, 'miell', 'miell'),
  (29, 11, 'flour', 'flour'),
  (30, 12, 'sheqer', 'sheqer'),
  (31, 12, 'sugar', 'sugar'),
  (32, 13, 'lajthi', 'lajthi'),
  (33, 13, 'hazelnut', 'hazelnut'),
  (34, 14, 'luleshtrydhe', 'luleshtrydhe'),
  (35, 14, 'strawberry', 'strawberry'),
  (36, 14, 'dredhëz', 'dredhez'),
  (37, 15, 'dekorim', 'dekorim'),
  (38, 15, 'dekorime', 'dekorime'),
  (39, 15, 'dekoratë', 'dekorate');
