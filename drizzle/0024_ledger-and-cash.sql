CREATE TABLE `cash_closings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`driver_id` integer,
	`day` text NOT NULL,
	`event` text NOT NULL,
	`expected_cents` integer NOT NULL,
	`handed_in_cents` integer NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`actor_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`driver_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "cash_closings_event_valid" CHECK("cash_closings"."event" IN ('close', 'reopen'))
);
--> statement-breakpoint
CREATE INDEX `cash_closings_driver_day` ON `cash_closings` (`driver_id`,`day`,`id`);--> statement-breakpoint
CREATE INDEX `cash_closings_day` ON `cash_closings` (`day`);--> statement-breakpoint
CREATE TABLE `cash_movements` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`driver_id` integer,
	`day` text NOT NULL,
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
	CONSTRAINT "cash_movements_of_driver" CHECK(driver_id IS NULL OR kind IN ('float', 'expense'))
);
--> statement-breakpoint
CREATE INDEX `cash_movements_driver_day` ON `cash_movements` (`driver_id`,`day`,`id`);--> statement-breakpoint
CREATE INDEX `cash_movements_day` ON `cash_movements` (`day`);--> statement-breakpoint
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
	`amount_cents` integer NOT NULL,
	`balance_cents` integer NOT NULL,
	`actor_id` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
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
	FOREIGN KEY (`customer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "customer_terms_days_range" CHECK(terms_days BETWEEN 0 AND 120),
	CONSTRAINT "customer_terms_limit_not_negative" CHECK(limit_cents IS NULL OR limit_cents >= 0)
);
--> statement-breakpoint
CREATE TABLE `ledger_backlog` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`document_id` integer,
	`order_id` integer,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ledger_backlog_either" CHECK((document_id IS NULL) <> (order_id IS NULL))
);
--> statement-breakpoint
CREATE TABLE `open_entries` (
	`entry_id` integer PRIMARY KEY NOT NULL,
	`customer_id` integer NOT NULL,
	`open_cents` integer NOT NULL,
	FOREIGN KEY (`entry_id`) REFERENCES `customer_entries`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`customer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "open_entries_not_settled" CHECK(open_cents <> 0)
);
--> statement-breakpoint
CREATE INDEX `open_entries_customer` ON `open_entries` (`customer_id`,`entry_id`);--> statement-breakpoint
CREATE TABLE `order_holds` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` integer NOT NULL,
	`event` text NOT NULL,
	`cause` text,
	`exposure_cents` integer,
	`limit_cents` integer,
	`reason` text DEFAULT '' NOT NULL,
	`actor_id` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_holds_event_valid" CHECK("order_holds"."event" IN ('held', 'released', 'cured', 'expired')),
	CONSTRAINT "order_holds_cause_valid" CHECK(cause IS NULL OR cause IN ('limit', 'overdue')),
	CONSTRAINT "order_holds_held_has_cause" CHECK((event = 'held') = (cause IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX `order_holds_order` ON `order_holds` (`order_id`,`id`);--> statement-breakpoint
CREATE TABLE `payment_reminders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customer_id` integer NOT NULL,
	`level` integer NOT NULL,
	`overdue_cents` integer NOT NULL,
	`actor_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
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
	FOREIGN KEY (`customer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
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
CREATE INDEX `payments_reference` ON `payments` (`reference`) WHERE reference <> '';--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_cash_counts` (
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
	CONSTRAINT "cash_counts_counted_by_valid" CHECK("__new_cash_counts"."counted_by" IN ('driver', 'office')),
	CONSTRAINT "cash_counts_amount_not_negative" CHECK(amount_cents >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_cash_counts`("id", "driver_id", "day", "counted_by", "amount_cents", "note", "actor_id", "created_at") SELECT "id", "driver_id", "day", "counted_by", "amount_cents", "note", "actor_id", "created_at" FROM `cash_counts`;--> statement-breakpoint
DROP TABLE `cash_counts`;--> statement-breakpoint
ALTER TABLE `__new_cash_counts` RENAME TO `cash_counts`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `cash_counts_driver_day` ON `cash_counts` (`driver_id`,`day`,`id`);--> statement-breakpoint
CREATE TABLE `__new_order_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` integer NOT NULL,
	`customer_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`actor_id` integer,
	`actor_role` text NOT NULL,
	`kind` text NOT NULL,
	`product_id` integer,
	`product_name` text DEFAULT '' NOT NULL,
	`from_value` text,
	`to_value` text,
	`old_total_cents` integer NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`customer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_changes_actor_role_valid" CHECK("__new_order_changes"."actor_role" IN ('customer', 'admin', 'stocker', 'driver', 'packer', 'call_agent')),
	CONSTRAINT "order_changes_kind_valid" CHECK("__new_order_changes"."kind" IN ('line-added', 'line-removed', 'quantity-changed', 'short-shipped', 'cancelled', 'comment-changed', 'address-changed', 'day-changed')),
	CONSTRAINT "order_changes_old_total_not_negative" CHECK(old_total_cents >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_order_changes`("id", "order_id", "customer_id", "created_at", "actor_id", "actor_role", "kind", "product_id", "product_name", "from_value", "to_value", "old_total_cents", "reason") SELECT "id", "order_id", "customer_id", "created_at", "actor_id", "actor_role", "kind", "product_id", "product_name", "from_value", "to_value", "old_total_cents", "reason" FROM `order_changes`;--> statement-breakpoint
DROP TABLE `order_changes`;--> statement-breakpoint
ALTER TABLE `__new_order_changes` RENAME TO `order_changes`;--> statement-breakpoint
CREATE INDEX `order_changes_order` ON `order_changes` (`order_id`,`id`);--> statement-breakpoint
CREATE INDEX `order_changes_customer` ON `order_changes` (`customer_id`,`id`);--> statement-breakpoint
ALTER TABLE `deliveries` ADD `payment_id` integer REFERENCES payments(id);--> statement-breakpoint
ALTER TABLE `deliveries` ADD `unpaid_reason` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `held_at` integer;--> statement-breakpoint
CREATE INDEX `orders_held` ON `orders` (`held_at`) WHERE held_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_customer_not_invoiced` ON `orders` (`customer_id`,`id`) WHERE invoice_id IS NULL AND status <> 'E Anuluar';--> statement-breakpoint
CREATE TRIGGER payments_no_update BEFORE UPDATE ON payments BEGIN SELECT RAISE(ABORT, 'payments is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER payments_no_delete BEFORE DELETE ON payments BEGIN SELECT RAISE(ABORT, 'payments is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER payment_reversals_no_update BEFORE UPDATE ON payment_reversals BEGIN SELECT RAISE(ABORT, 'payment_reversals is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER payment_reversals_no_delete BEFORE DELETE ON payment_reversals BEGIN SELECT RAISE(ABORT, 'payment_reversals is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER customer_entries_no_update BEFORE UPDATE ON customer_entries BEGIN SELECT RAISE(ABORT, 'customer_entries is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER customer_entries_no_delete BEFORE DELETE ON customer_entries BEGIN SELECT RAISE(ABORT, 'customer_entries is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER allocations_no_update BEFORE UPDATE ON allocations BEGIN SELECT RAISE(ABORT, 'allocations is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER allocations_no_delete BEFORE DELETE ON allocations BEGIN SELECT RAISE(ABORT, 'allocations is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER order_holds_no_update BEFORE UPDATE ON order_holds BEGIN SELECT RAISE(ABORT, 'order_holds is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER order_holds_no_delete BEFORE DELETE ON order_holds BEGIN SELECT RAISE(ABORT, 'order_holds is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER payment_reminders_no_update BEFORE UPDATE ON payment_reminders BEGIN SELECT RAISE(ABORT, 'payment_reminders is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER payment_reminders_no_delete BEFORE DELETE ON payment_reminders BEGIN SELECT RAISE(ABORT, 'payment_reminders is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER cash_movements_no_update BEFORE UPDATE ON cash_movements BEGIN SELECT RAISE(ABORT, 'cash_movements is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER cash_movements_no_delete BEFORE DELETE ON cash_movements BEGIN SELECT RAISE(ABORT, 'cash_movements is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER cash_closings_no_update BEFORE UPDATE ON cash_closings BEGIN SELECT RAISE(ABORT, 'cash_closings is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER cash_closings_no_delete BEFORE DELETE ON cash_closings BEGIN SELECT RAISE(ABORT, 'cash_closings is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER cash_counts_no_update BEFORE UPDATE ON cash_counts BEGIN SELECT RAISE(ABORT, 'cash_counts is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER cash_counts_no_delete BEFORE DELETE ON cash_counts BEGIN SELECT RAISE(ABORT, 'cash_counts is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER order_changes_no_update BEFORE UPDATE ON order_changes BEGIN SELECT RAISE(ABORT, 'order_changes is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER order_changes_no_delete BEFORE DELETE ON order_changes BEGIN SELECT RAISE(ABORT, 'order_changes is append-only'); END;
--> statement-breakpoint
-- What was issued and received before customers had accounts is entered at the next start; invoices of still earlier
-- days stay as they were: paid at the door.
INSERT INTO ledger_backlog (document_id)
SELECT id FROM documents WHERE series <> 'MIG' AND kind <> 'delivery_note' AND total_cents > 0 ORDER BY id;
--> statement-breakpoint
INSERT INTO ledger_backlog (order_id)
SELECT d.order_id FROM deliveries d JOIN orders o ON o.id = d.order_id
WHERE o.invoice_id IS NULL AND o.status = 'E Realizuar' AND d.amount_received_cents > 0
  AND o.id NOT IN (SELECT order_id FROM document_backlog) ORDER BY d.order_id;
