PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_custom_stock_movements` (
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
	FOREIGN KEY (`customer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_line_id`) REFERENCES `order_lines`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "custom_stock_movements_reason_valid" CHECK("__new_custom_stock_movements"."reason" IN ('added', 'used', 'corrected', 'returned')),
	CONSTRAINT "custom_stock_movements_delta_not_zero" CHECK(delta <> 0),
	CONSTRAINT "custom_stock_movements_balance_not_negative" CHECK(balance_after >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_custom_stock_movements`("id", "customer_id", "product_id", "delta", "balance_after", "reason", "note", "order_line_id", "actor_id", "created_at") SELECT "id", "customer_id", "product_id", "delta", "balance_after", "reason", "note", "order_line_id", "actor_id", "created_at" FROM `custom_stock_movements`;--> statement-breakpoint
DROP TABLE `custom_stock_movements`;--> statement-breakpoint
ALTER TABLE `__new_custom_stock_movements` RENAME TO `custom_stock_movements`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `custom_stock_movements_customer` ON `custom_stock_movements` (`customer_id`,`id`);--> statement-breakpoint
CREATE INDEX `custom_stock_movements_line` ON `custom_stock_movements` (`order_line_id`) WHERE order_line_id IS NOT NULL;--> statement-breakpoint
-- The rebuild above dropped the table's triggers with it.
CREATE TRIGGER custom_stock_movements_no_update BEFORE UPDATE ON custom_stock_movements BEGIN SELECT RAISE(ABORT, 'custom_stock_movements is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER custom_stock_movements_no_delete BEFORE DELETE ON custom_stock_movements BEGIN SELECT RAISE(ABORT, 'custom_stock_movements is append-only'); END;
