CREATE TABLE `customer_calls` (
	`day` text NOT NULL,
	`customer_id` integer NOT NULL,
	`caller_id` integer NOT NULL,
	`called_at` integer NOT NULL,
	PRIMARY KEY(`day`, `customer_id`),
	FOREIGN KEY (`customer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`caller_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
