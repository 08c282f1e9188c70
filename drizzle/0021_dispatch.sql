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
ALTER TABLE `deliveries` ADD `is_time_corrected` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `order_status_history` ADD `occurred_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `region_id` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_region_day` ON `orders` (`region_id`,`deliver_date`,`status`);
--> statement-breakpoint
UPDATE `orders` SET `region_id` = (SELECT `region_id` FROM `users` WHERE `users`.`id` = `orders`.`customer_id`);
--> statement-breakpoint
CREATE TRIGGER delivery_attempts_no_update BEFORE UPDATE ON delivery_attempts BEGIN SELECT RAISE(ABORT, 'delivery_attempts is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER delivery_attempts_no_delete BEFORE DELETE ON delivery_attempts BEGIN SELECT RAISE(ABORT, 'delivery_attempts is append-only'); END;
