CREATE TABLE `customer_notes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customer_id` integer NOT NULL,
	`text` text NOT NULL,
	`author_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`resolved_at` integer,
	`resolved_by_id` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`resolved_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `customer_notes_customer` ON `customer_notes` (`customer_id`,`resolved_at`);--> statement-breakpoint
CREATE TABLE `logins` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`user_agent` text DEFAULT '' NOT NULL,
	`ip` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `logins_user` ON `logins` (`user_id`,`ended_at`);--> statement-breakpoint
CREATE TABLE `refresh_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`login_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`replaced_at` integer,
	FOREIGN KEY (`login_id`) REFERENCES `logins`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `refresh_tokens_login` ON `refresh_tokens` (`login_id`);--> statement-breakpoint
CREATE INDEX `refresh_tokens_expires` ON `refresh_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `regions` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `regions_name_unique` ON `regions` (`name`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`login_id` integer NOT NULL,
	`absolute_expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`login_id`) REFERENCES `logins`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_login` ON `sessions` (`login_id`);--> statement-breakpoint
CREATE INDEX `sessions_expires` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`name_folded` text NOT NULL,
	`email` text,
	`number` text DEFAULT '' NOT NULL,
	`number_normalized` text,
	`address` text DEFAULT '' NOT NULL,
	`fiskal` text DEFAULT '' NOT NULL,
	`nr_tvsh` text DEFAULT '' NOT NULL,
	`region_id` integer NOT NULL,
	`role` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`discount_basis_points` integer DEFAULT 0 NOT NULL,
	`driver_nr` integer,
	`password_hash` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`region_id`) REFERENCES `regions`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "users_role_valid" CHECK("users"."role" IN ('customer', 'admin', 'stocker', 'driver', 'packer', 'call_agent')),
	CONSTRAINT "users_email_lower_case" CHECK(email IS NULL OR (email = lower(email) AND email <> '')),
	CONSTRAINT "users_discount_range" CHECK(discount_basis_points BETWEEN 0 AND 10000),
	CONSTRAINT "users_driver_nr_range" CHECK(driver_nr IS NULL OR driver_nr BETWEEN 1 AND 10),
	CONSTRAINT "users_is_active_boolean" CHECK(is_active IN (0, 1))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_customer_number_unique` ON `users` (`number_normalized`) WHERE role = 'customer' AND number_normalized IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `users_driver_nr_unique` ON `users` (`driver_nr`) WHERE role = 'driver' AND is_active = 1 AND driver_nr IS NOT NULL;--> statement-breakpoint
CREATE INDEX `users_number_normalized` ON `users` (`number_normalized`);--> statement-breakpoint
CREATE INDEX `users_role_name` ON `users` (`role`,`name_folded`);--> statement-breakpoint
CREATE INDEX `users_name` ON `users` (`name_folded`);--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`created_at` integer NOT NULL,
	`actor_id` integer,
	`actor_name` text DEFAULT '' NOT NULL,
	`action` text NOT NULL,
	`entity` text NOT NULL,
	`entity_id` integer,
	`details` text DEFAULT '{}' NOT NULL,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `audit_log_entity` ON `audit_log` (`entity`,`entity_id`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_actor` ON `audit_log` (`actor_id`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_created` ON `audit_log` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_action` ON `audit_log` (`action`,`id`);--> statement-breakpoint
CREATE TABLE `cart_items` (
	`user_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`quantity` integer NOT NULL,
	`added_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `product_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "cart_items_quantity_positive" CHECK(quantity >= 1)
);
--> statement-breakpoint
CREATE INDEX `cart_items_product` ON `cart_items` (`product_id`);--> statement-breakpoint
CREATE TABLE `products` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`code` text DEFAULT '' NOT NULL,
	`code_folded` text DEFAULT '' NOT NULL,
	`name` text NOT NULL,
	`name_folded` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`category` text NOT NULL,
	`subcategory` text,
	`unit` text DEFAULT 'KG' NOT NULL,
	`price_cents` integer NOT NULL,
	`vat_basis_points` integer NOT NULL,
	`discount_basis_points` integer DEFAULT 0 NOT NULL,
	`is_featured` integer DEFAULT false NOT NULL,
	`region_mask` integer DEFAULT 15 NOT NULL,
	`image` text,
	`stock` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	CONSTRAINT "products_category_valid" CHECK("products"."category" IN ('pasticeri', 'paketime', 'ambalazhe')),
	CONSTRAINT "products_unit_valid" CHECK("products"."unit" IN ('KG', 'COPE', 'LITER')),
	CONSTRAINT "products_price_not_negative" CHECK(price_cents >= 0),
	CONSTRAINT "products_vat_range" CHECK(vat_basis_points BETWEEN 0 AND 10000),
	CONSTRAINT "products_discount_range" CHECK(discount_basis_points BETWEEN 0 AND 10000),
	CONSTRAINT "products_stock_not_negative" CHECK(stock >= 0),
	CONSTRAINT "products_region_mask_range" CHECK(region_mask BETWEEN 1 AND 15),
	CONSTRAINT "products_is_featured_boolean" CHECK(is_featured IN (0, 1))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `products_code_unique` ON `products` (`code_folded`) WHERE deleted_at IS NULL AND code_folded <> '';--> statement-breakpoint
CREATE INDEX `products_shop` ON `products` (`category`,`id`,`subcategory`,`region_mask`) WHERE deleted_at IS NULL AND stock > 0;--> statement-breakpoint
CREATE INDEX `products_shop_subcategory` ON `products` (`category`,`subcategory`,`id`,`region_mask`) WHERE deleted_at IS NULL AND stock > 0;--> statement-breakpoint
CREATE INDEX `products_featured` ON `products` (`id`) WHERE deleted_at IS NULL AND is_featured = 1;--> statement-breakpoint
CREATE INDEX `products_discounted` ON `products` (`id`) WHERE deleted_at IS NULL AND discount_basis_points > 0;--> statement-breakpoint
CREATE INDEX `products_low_stock` ON `products` (`stock`,`name_folded`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `products_name` ON `products` (`name_folded`,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `products_shelf` ON `products` (`category`,`subcategory`,`name_folded`,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `products_price` ON `products` (`price_cents`,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `products_created` ON `products` (`created_at`,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE TABLE `cash_counts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`driver_id` integer NOT NULL,
	`day` text NOT NULL,
	`counted_by` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`actor_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`driver_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "cash_counts_counted_by_valid" CHECK("cash_counts"."counted_by" IN ('driver', 'office')),
	CONSTRAINT "cash_counts_amount_not_negative" CHECK(amount_cents >= 0)
);
--> statement-breakpoint
CREATE INDEX `cash_counts_driver_day` ON `cash_counts` (`driver_id`,`day`,`id`);--> statement-breakpoint
CREATE TABLE `deliveries` (
	`order_id` integer PRIMARY KEY NOT NULL,
	`driver_id` integer NOT NULL,
	`receiver_name` text DEFAULT '' NOT NULL,
	`signature_path` text DEFAULT '' NOT NULL,
	`amount_received_cents` integer NOT NULL,
	`delivered_at` integer NOT NULL,
	`delivered_day` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`driver_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "deliveries_amount_not_negative" CHECK(amount_received_cents >= 0)
);
--> statement-breakpoint
CREATE INDEX `deliveries_driver_day` ON `deliveries` (`driver_id`,`delivered_day`);--> statement-breakpoint
CREATE TABLE `delivery_reductions` (
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
	CONSTRAINT "delivery_reductions_quantity_positive" CHECK(quantity >= 1),
	CONSTRAINT "delivery_reductions_reason_valid" CHECK("delivery_reductions"."reason" IN ('refused', 'damaged', 'missing'))
);
--> statement-breakpoint
CREATE INDEX `delivery_reductions_order` ON `delivery_reductions` (`order_id`);--> statement-breakpoint
CREATE INDEX `delivery_reductions_line` ON `delivery_reductions` (`order_line_id`);--> statement-breakpoint
CREATE TABLE `route_stops` (
	`driver_id` integer NOT NULL,
	`customer_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`driver_id`, `customer_id`),
	FOREIGN KEY (`driver_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`customer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `route_stops_customer` ON `route_stops` (`customer_id`);--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`user_id` integer NOT NULL,
	`key` text NOT NULL,
	`body_hash` text NOT NULL,
	`order_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_created` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
CREATE INDEX `idempotency_keys_order` ON `idempotency_keys` (`order_id`);--> statement-breakpoint
CREATE TABLE `order_lines` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`product_name` text NOT NULL,
	`product_code` text DEFAULT '' NOT NULL,
	`unit` text NOT NULL,
	`vat_basis_points` integer NOT NULL,
	`list_price_cents` integer NOT NULL,
	`discount_basis_points` integer DEFAULT 0 NOT NULL,
	`customer_discount_basis_points` integer DEFAULT 0 NOT NULL,
	`unit_price_cents` integer NOT NULL,
	`quantity` integer NOT NULL,
	`total_cents` integer NOT NULL,
	`stock_taken` integer NOT NULL,
	`is_stock_confirmed` integer DEFAULT false NOT NULL,
	`is_produced` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_lines_unit_valid" CHECK("order_lines"."unit" IN ('KG', 'COPE', 'LITER')),
	CONSTRAINT "order_lines_quantity_not_negative" CHECK(quantity >= 0),
	CONSTRAINT "order_lines_total" CHECK(total_cents = unit_price_cents * quantity AND unit_price_cents >= 0),
	CONSTRAINT "order_lines_stock_taken_range" CHECK(stock_taken BETWEEN 0 AND quantity),
	CONSTRAINT "order_lines_flags_boolean" CHECK(is_stock_confirmed IN (0, 1) AND is_produced IN (0, 1))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_lines_order_product` ON `order_lines` (`order_id`,`product_id`);--> statement-breakpoint
CREATE INDEX `order_lines_product` ON `order_lines` (`product_id`,`order_id`);--> statement-breakpoint
CREATE TABLE `order_status_history` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` integer NOT NULL,
	`from_status` text,
	`to_status` text NOT NULL,
	`actor_id` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_status_history_to_valid" CHECK("order_status_history"."to_status" IN ('E Procesuar', 'E Pergaditur', 'E Nisur', 'E Realizuar', 'E Anuluar'))
);
--> statement-breakpoint
CREATE INDEX `order_status_history_order` ON `order_status_history` (`order_id`,`id`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customer_id` integer NOT NULL,
	`placed_by_id` integer NOT NULL,
	`status` text NOT NULL,
	`deliver_date` text,
	`created_at` integer NOT NULL,
	`created_day` text NOT NULL,
	`total_cents` integer NOT NULL,
	`comment` text DEFAULT '' NOT NULL,
	`payment_method` text DEFAULT 'Para në dorëzim' NOT NULL,
	`driver_id` integer,
	`buyer_name` text NOT NULL,
	`buyer_email` text DEFAULT '' NOT NULL,
	`buyer_number` text DEFAULT '' NOT NULL,
	`buyer_address` text DEFAULT '' NOT NULL,
	`buyer_fiskal` text DEFAULT '' NOT NULL,
	`buyer_nr_tvsh` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`placed_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`driver_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "orders_status_valid" CHECK("orders"."status" IN ('E Procesuar', 'E Pergaditur', 'E Nisur', 'E Realizuar', 'E Anuluar')),
	CONSTRAINT "orders_total_not_negative" CHECK(total_cents >= 0),
	CONSTRAINT "orders_deliver_date_form" CHECK(deliver_date IS NULL OR deliver_date GLOB '????-??-??'),
	CONSTRAINT "orders_created_day_form" CHECK(created_day GLOB '????-??-??')
);
--> statement-breakpoint
CREATE INDEX `orders_customer` ON `orders` (`customer_id`,`id`);--> statement-breakpoint
CREATE INDEX `orders_created_day` ON `orders` (`created_day`,`id`);--> statement-breakpoint
CREATE INDEX `orders_deliver_date` ON `orders` (`deliver_date`,`id`);--> statement-breakpoint
CREATE INDEX `orders_status` ON `orders` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `orders_driver_deliver_date` ON `orders` (`driver_id`,`deliver_date`);--> statement-breakpoint
CREATE INDEX `orders_driver_created_day` ON `orders` (`driver_id`,`created_day`);--> statement-breakpoint
CREATE INDEX `orders_driver_open` ON `orders` (`driver_id`,`id`) WHERE status NOT IN ('E Realizuar', 'E Anuluar');--> statement-breakpoint
CREATE INDEX `orders_customer_open` ON `orders` (`customer_id`,`id`) WHERE status NOT IN ('E Realizuar', 'E Anuluar');--> statement-breakpoint
CREATE INDEX `orders_total` ON `orders` (`total_cents`,`id`);--> statement-breakpoint
CREATE TABLE `custom_stock` (
	`customer_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`quantity` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `product_id`),
	FOREIGN KEY (`customer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "custom_stock_quantity_not_negative" CHECK(quantity >= 0)
);
--> statement-breakpoint
CREATE INDEX `custom_stock_product` ON `custom_stock` (`product_id`);--> statement-breakpoint
CREATE TABLE `custom_stock_movements` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customer_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`delta` integer NOT NULL,
	`balance_after` integer NOT NULL,
	`reason` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`order_line_id` integer,
	`actor_id` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_line_id`) REFERENCES `order_lines`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "custom_stock_movements_reason_valid" CHECK("custom_stock_movements"."reason" IN ('added', 'used', 'corrected')),
	CONSTRAINT "custom_stock_movements_delta_not_zero" CHECK(delta <> 0),
	CONSTRAINT "custom_stock_movements_balance_not_negative" CHECK(balance_after >= 0)
);
--> statement-breakpoint
CREATE INDEX `custom_stock_movements_customer` ON `custom_stock_movements` (`customer_id`,`id`);--> statement-breakpoint
CREATE INDEX `custom_stock_movements_line` ON `custom_stock_movements` (`order_line_id`) WHERE order_line_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer NOT NULL,
	`updated_by_id` integer,
	FOREIGN KEY (`updated_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `stock_movements` (
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
	CONSTRAINT "stock_movements_reason_valid" CHECK("stock_movements"."reason" IN ('opening', 'order-placed', 'order-cancelled', 'order-reopened', 'item-added', 'item-changed', 'item-removed', 'adjusted', 'set', 'received', 'counted', 'delivery-returned', 'imported')),
	CONSTRAINT "stock_movements_delta_not_zero" CHECK(delta <> 0),
	CONSTRAINT "stock_movements_balance_not_negative" CHECK(balance_after >= 0)
);
--> statement-breakpoint
CREATE INDEX `stock_movements_product` ON `stock_movements` (`product_id`,`id`);--> statement-breakpoint
CREATE INDEX `stock_movements_order` ON `stock_movements` (`order_id`) WHERE order_id IS NOT NULL;