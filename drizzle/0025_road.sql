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
CREATE INDEX `van_returns_driver_day` ON `van_returns` (`driver_id`,`day`);
--> statement-breakpoint
CREATE TRIGGER delivery_photos_no_update BEFORE UPDATE ON delivery_photos BEGIN SELECT RAISE(ABORT, 'delivery_photos is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER delivery_photos_no_delete BEFORE DELETE ON delivery_photos BEGIN SELECT RAISE(ABORT, 'delivery_photos is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER van_returns_no_update BEFORE UPDATE ON van_returns BEGIN SELECT RAISE(ABORT, 'van_returns is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER van_returns_no_delete BEFORE DELETE ON van_returns BEGIN SELECT RAISE(ABORT, 'van_returns is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER van_return_lines_no_update BEFORE UPDATE ON van_return_lines BEGIN SELECT RAISE(ABORT, 'van_return_lines is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER van_return_lines_no_delete BEFORE DELETE ON van_return_lines BEGIN SELECT RAISE(ABORT, 'van_return_lines is append-only'); END;
