PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_delivery_reductions` (
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
	CONSTRAINT "delivery_reductions_reason_valid" CHECK("__new_delivery_reductions"."reason" IN ('refused', 'damaged', 'missing'))
);
--> statement-breakpoint
INSERT INTO `__new_delivery_reductions`("id", "order_id", "order_line_id", "quantity", "reason", "actor_id", "created_at") SELECT "id", "order_id", "order_line_id", "quantity", "reason", "actor_id", "created_at" FROM `delivery_reductions`;--> statement-breakpoint
DROP TABLE `delivery_reductions`;--> statement-breakpoint
ALTER TABLE `__new_delivery_reductions` RENAME TO `delivery_reductions`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `delivery_reductions_order` ON `delivery_reductions` (`order_id`);--> statement-breakpoint
CREATE INDEX `delivery_reductions_line` ON `delivery_reductions` (`order_line_id`);--> statement-breakpoint
DROP INDEX `orders_status`;--> statement-breakpoint
CREATE INDEX `orders_status_created_day` ON `orders` (`status`,`created_day`,`id`);--> statement-breakpoint
CREATE INDEX `orders_status_total` ON `orders` (`status`,`total_cents`,`id`);--> statement-breakpoint
-- The rebuild above dropped the table's triggers with it.
CREATE TRIGGER delivery_reductions_no_update BEFORE UPDATE ON delivery_reductions BEGIN SELECT RAISE(ABORT, 'delivery_reductions is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER delivery_reductions_no_delete BEFORE DELETE ON delivery_reductions BEGIN SELECT RAISE(ABORT, 'delivery_reductions is append-only'); END;
