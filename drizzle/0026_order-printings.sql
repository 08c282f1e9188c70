CREATE TABLE `order_printings` (
	`order_id` integer PRIMARY KEY NOT NULL,
	`printed_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_printings_printed_at_not_negative" CHECK(printed_at >= 0)
);
