CREATE TABLE `news_seen` (
	`customer_id` integer PRIMARY KEY NOT NULL,
	`seen_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "news_seen_not_negative" CHECK(seen_at >= 0)
);
--> statement-breakpoint
CREATE TABLE `shop_notices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customer_id` integer NOT NULL,
	`kind` text NOT NULL,
	`product_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "shop_notices_kind_valid" CHECK("shop_notices"."kind" IN ('back-in-stock'))
);
--> statement-breakpoint
CREATE INDEX `shop_notices_customer` ON `shop_notices` (`customer_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `shop_notices_product` ON `shop_notices` (`product_id`);--> statement-breakpoint
CREATE TABLE `stock_wishes` (
	`customer_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`wished_at` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `product_id`),
	FOREIGN KEY (`customer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `stock_wishes_product` ON `stock_wishes` (`product_id`);--> statement-breakpoint
CREATE TABLE `own_list_items` (
	`list_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`position` integer NOT NULL,
	`quantity` integer,
	PRIMARY KEY(`list_id`, `product_id`),
	FOREIGN KEY (`list_id`) REFERENCES `own_lists`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "own_list_items_quantity_positive" CHECK(quantity >= 1),
	CONSTRAINT "own_list_items_position_not_negative" CHECK(position >= 0)
);
--> statement-breakpoint
CREATE INDEX `own_list_items_product` ON `own_list_items` (`product_id`);--> statement-breakpoint
CREATE TABLE `own_list_members` (
	`list_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`joined_at` integer NOT NULL,
	PRIMARY KEY(`list_id`, `user_id`),
	FOREIGN KEY (`list_id`) REFERENCES `own_lists`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `own_list_members_user` ON `own_list_members` (`user_id`);--> statement-breakpoint
CREATE TABLE `own_lists` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`owner_id` integer NOT NULL,
	`name` text NOT NULL,
	`name_folded` text NOT NULL,
	`invitation_hash` text,
	`invitation_expires_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "own_lists_invitation_ends" CHECK((invitation_hash IS NULL) = (invitation_expires_at IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `own_lists_name` ON `own_lists` (`owner_id`,`name_folded`);--> statement-breakpoint
CREATE UNIQUE INDEX `own_lists_invitation` ON `own_lists` (`invitation_hash`) WHERE invitation_hash IS NOT NULL;--> statement-breakpoint
CREATE TABLE `starred_products` (
	`user_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`starred_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `product_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `starred_products_product` ON `starred_products` (`product_id`);--> statement-breakpoint
-- What happened before there was a bell is no news.
INSERT INTO `news_seen` (`customer_id`, `seen_at`)
SELECT `id`, CAST(strftime('%s', 'now') AS INTEGER) * 1000 FROM `users` WHERE `role` = 'customer';
