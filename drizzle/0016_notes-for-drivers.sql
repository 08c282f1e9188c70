PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_customer_notes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customer_id` integer NOT NULL,
	`text` text NOT NULL,
	`is_for_driver` integer DEFAULT false NOT NULL,
	`author_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`resolved_at` integer,
	`resolved_by_id` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`resolved_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "customer_notes_for_driver_boolean" CHECK(is_for_driver IN (0, 1))
);
--> statement-breakpoint
INSERT INTO `__new_customer_notes`("id", "customer_id", "text", "is_for_driver", "author_id", "created_at", "resolved_at", "resolved_by_id") SELECT "id", "customer_id", "text", 0, "author_id", "created_at", "resolved_at", "resolved_by_id" FROM `customer_notes`;--> statement-breakpoint
DROP TABLE `customer_notes`;--> statement-breakpoint
ALTER TABLE `__new_customer_notes` RENAME TO `customer_notes`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `customer_notes_customer` ON `customer_notes` (`customer_id`,`resolved_at`);