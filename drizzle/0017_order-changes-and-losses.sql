CREATE TABLE `order_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` integer NOT NULL,
	`customer_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`actor_id` integer NOT NULL,
	`actor_role` text NOT NULL,
	`kind` text NOT NULL,
	`product_name` text DEFAULT '' NOT NULL,
	`from_value` text,
	`to_value` text,
	`old_total_cents` integer NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`customer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_changes_actor_role_valid" CHECK("order_changes"."actor_role" IN ('customer', 'admin', 'stocker', 'driver', 'packer', 'call_agent')),
	CONSTRAINT "order_changes_kind_valid" CHECK("order_changes"."kind" IN ('line-added', 'line-removed', 'quantity-changed', 'short-shipped', 'cancelled', 'comment-changed', 'address-changed', 'day-changed')),
	CONSTRAINT "order_changes_old_total_not_negative" CHECK(old_total_cents >= 0)
);
--> statement-breakpoint
CREATE INDEX `order_changes_order` ON `order_changes` (`order_id`,`id`);--> statement-breakpoint
CREATE INDEX `order_changes_customer` ON `order_changes` (`customer_id`,`id`);--> statement-breakpoint
CREATE TABLE `order_changes_seen` (
	`customer_id` integer PRIMARY KEY NOT NULL,
	`change_id` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_changes_seen_not_negative" CHECK(change_id >= 0)
);
--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
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
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "stock_movements_reason_valid" CHECK("__new_stock_movements"."reason" IN ('opening', 'order-placed', 'order-cancelled', 'order-reopened', 'item-added', 'item-changed', 'item-removed', 'adjusted', 'set', 'received', 'counted', 'delivery-returned', 'imported', 'short-shipped', 'missing', 'damaged')),
	CONSTRAINT "stock_movements_delta_not_zero" CHECK(delta <> 0),
	CONSTRAINT "stock_movements_balance_not_negative" CHECK(balance_after >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_stock_movements`("id", "product_id", "delta", "balance_after", "reason", "note", "order_id", "actor_id", "created_at") SELECT "id", "product_id", "delta", "balance_after", "reason", "note", "order_id", "actor_id", "created_at" FROM `stock_movements`;--> statement-breakpoint
DROP TABLE `stock_movements`;--> statement-breakpoint
ALTER TABLE `__new_stock_movements` RENAME TO `stock_movements`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `stock_movements_product` ON `stock_movements` (`product_id`,`id`);--> statement-breakpoint
CREATE INDEX `stock_movements_order` ON `stock_movements` (`order_id`) WHERE order_id IS NOT NULL;--> statement-breakpoint
CREATE TRIGGER stock_movements_no_update BEFORE UPDATE ON stock_movements BEGIN SELECT RAISE(ABORT, 'stock_movements is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER stock_movements_no_delete BEFORE DELETE ON stock_movements BEGIN SELECT RAISE(ABORT, 'stock_movements is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER order_changes_no_update BEFORE UPDATE ON order_changes BEGIN SELECT RAISE(ABORT, 'order_changes is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER order_changes_no_delete BEFORE DELETE ON order_changes BEGIN SELECT RAISE(ABORT, 'order_changes is append-only'); END;
