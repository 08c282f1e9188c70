CREATE TABLE `__new_stock_movements` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`product_id` integer NOT NULL,
	`delta` integer NOT NULL,
	`balance_after` integer NOT NULL,
	`reason` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`order_id` integer,
	`actor_id` integer,
	`created_at` integer NOT NULL,
	`previous_id` integer,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "stock_movements_reason_valid" CHECK("__new_stock_movements"."reason" IN ('opening', 'order-placed', 'order-cancelled', 'order-reopened', 'item-added', 'item-changed', 'item-removed', 'adjusted', 'set', 'received', 'counted', 'delivery-returned', 'imported', 'short-shipped', 'missing', 'damaged', 'credited')),
	CONSTRAINT "stock_movements_delta_not_zero" CHECK(delta <> 0),
	CONSTRAINT "stock_movements_balance_not_negative" CHECK(balance_after >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_stock_movements`("id", "product_id", "delta", "balance_after", "reason", "note", "order_id", "actor_id", "created_at", "previous_id") SELECT "id", "product_id", "delta", "balance_after", "reason", "note", "order_id", "actor_id", "created_at", LAG("id") OVER (PARTITION BY "product_id" ORDER BY "id") FROM `stock_movements` ORDER BY "id";--> statement-breakpoint
ALTER TABLE `products` ADD `last_movement_id` integer;--> statement-breakpoint
UPDATE `products` SET `last_movement_id` = (SELECT MAX(m.id) FROM `stock_movements` m WHERE m.product_id = products.id);--> statement-breakpoint
DROP TABLE `stock_movements`;--> statement-breakpoint
ALTER TABLE `__new_stock_movements` RENAME TO `stock_movements`;--> statement-breakpoint
CREATE INDEX `stock_movements_order` ON `stock_movements` (`order_id`) WHERE order_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `stock_movements_without_order` ON `stock_movements` (`product_id`,`id`) WHERE order_id IS NULL;--> statement-breakpoint
CREATE TRIGGER stock_movements_no_update BEFORE UPDATE ON stock_movements BEGIN SELECT RAISE(ABORT, 'stock_movements is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER stock_movements_no_delete BEFORE DELETE ON stock_movements BEGIN SELECT RAISE(ABORT, 'stock_movements is append-only'); END;
