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
	`product_id` integer,
	`product_name` text DEFAULT '' NOT NULL,
	`quantity` integer,
	`note` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	`answered_by_id` integer,
	`answered_at` integer,
	`done_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`customer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`answered_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "complaints_reason_valid" CHECK("complaints"."reason" IN ('missing', 'damaged')),
	CONSTRAINT "complaints_quantity_positive" CHECK(quantity IS NULL OR quantity > 0)
);
--> statement-breakpoint
CREATE INDEX `complaints_order` ON `complaints` (`order_id`,`id`);--> statement-breakpoint
CREATE INDEX `complaints_customer` ON `complaints` (`customer_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `complaints_open` ON `complaints` (`id`) WHERE done_at IS NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `customer_changed_at` integer;--> statement-breakpoint
CREATE TRIGGER complaint_photos_no_update BEFORE UPDATE ON complaint_photos BEGIN SELECT RAISE(ABORT, 'complaint_photos is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER complaint_photos_no_delete BEFORE DELETE ON complaint_photos BEGIN SELECT RAISE(ABORT, 'complaint_photos is append-only'); END;
