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
ALTER TABLE `order_status_history` ADD `reason` text DEFAULT '' NOT NULL;
--> statement-breakpoint
INSERT INTO voided_deliveries (order_id, driver_id, receiver_name, signature_path, amount_received_cents, delivered_at, delivered_day, voided_at)
SELECT d.order_id, d.driver_id, d.receiver_name, d.signature_path, d.amount_received_cents, d.delivered_at, d.delivered_day, o.updated_at
FROM deliveries d JOIN orders o ON o.id = d.order_id WHERE o.status <> 'E Realizuar';--> statement-breakpoint
DELETE FROM deliveries WHERE order_id IN (SELECT id FROM orders WHERE status <> 'E Realizuar');--> statement-breakpoint
CREATE TRIGGER voided_deliveries_no_update BEFORE UPDATE ON voided_deliveries BEGIN SELECT RAISE(ABORT, 'voided_deliveries is append-only'); END;--> statement-breakpoint
CREATE TRIGGER voided_deliveries_no_delete BEFORE DELETE ON voided_deliveries BEGIN SELECT RAISE(ABORT, 'voided_deliveries is append-only'); END;
