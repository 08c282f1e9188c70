CREATE TABLE `account_approvals` (
	`customer_id` integer PRIMARY KEY NOT NULL,
	`requested_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `account_approvals_requested` ON `account_approvals` (`requested_at`);
--> statement-breakpoint
CREATE TABLE `contract_prices` (
	`customer_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`from_quantity` integer DEFAULT 1 NOT NULL,
	`price_e4` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `product_id`, `from_quantity`),
	FOREIGN KEY (`customer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "contract_prices_from_positive" CHECK(from_quantity >= 1),
	CONSTRAINT "contract_prices_not_negative" CHECK(price_e4 >= 0)
);
--> statement-breakpoint
CREATE INDEX `contract_prices_product` ON `contract_prices` (`product_id`);
--> statement-breakpoint
CREATE TABLE `customer_price_lists` (
	`customer_id` integer PRIMARY KEY NOT NULL,
	`price_list_id` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`price_list_id`) REFERENCES `price_lists`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `customer_price_lists_list` ON `customer_price_lists` (`price_list_id`);
--> statement-breakpoint
CREATE TABLE `price_list_prices` (
	`price_list_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`from_quantity` integer DEFAULT 1 NOT NULL,
	`price_e4` integer NOT NULL,
	PRIMARY KEY(`price_list_id`, `product_id`, `from_quantity`),
	FOREIGN KEY (`price_list_id`) REFERENCES `price_lists`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "price_list_prices_from_positive" CHECK(from_quantity >= 1),
	CONSTRAINT "price_list_prices_not_negative" CHECK(price_e4 >= 0)
);
--> statement-breakpoint
CREATE INDEX `price_list_prices_product` ON `price_list_prices` (`product_id`);
--> statement-breakpoint
CREATE TABLE `price_lists` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`name_folded` text NOT NULL,
	`is_net` integer DEFAULT false NOT NULL,
	`is_exclusive` integer DEFAULT false NOT NULL,
	`adds_discounts` integer DEFAULT false NOT NULL,
	`valid_from` text,
	`valid_to` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	CONSTRAINT "price_lists_days_form" CHECK((valid_from IS NULL OR valid_from GLOB '????-??-??') AND (valid_to IS NULL OR valid_to GLOB '????-??-??')),
	CONSTRAINT "price_lists_flags_boolean" CHECK(is_net IN (0, 1) AND is_exclusive IN (0, 1) AND adds_discounts IN (0, 1))
);
--> statement-breakpoint
-- Prices of one piece get two more decimals. The columns are changed where they stand: rebuilding the table would take
-- its search triggers and views with it.
ALTER TABLE `products` RENAME COLUMN `price_cents` TO `price_e4`;
--> statement-breakpoint
UPDATE `products` SET `price_e4` = `price_e4` * 100;
--> statement-breakpoint
ALTER TABLE `products` ADD `pack_name` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `products` ADD `pack_size` integer DEFAULT 1 NOT NULL CONSTRAINT "products_pack_size_positive" CHECK(pack_size >= 1);
--> statement-breakpoint
ALTER TABLE `products` ADD `order_step` integer DEFAULT 1 NOT NULL CONSTRAINT "products_order_step_positive" CHECK(order_step >= 1);
--> statement-breakpoint
ALTER TABLE `products` ADD `min_quantity` integer DEFAULT 1 NOT NULL CONSTRAINT "products_min_quantity_positive" CHECK(min_quantity >= 1);
--> statement-breakpoint
ALTER TABLE `products` ADD `price_per` integer DEFAULT 1 NOT NULL CONSTRAINT "products_price_per_valid" CHECK(price_per IN (1, 100, 1000));
--> statement-breakpoint
ALTER TABLE `products` ADD `is_on_request` integer DEFAULT false NOT NULL CONSTRAINT "products_is_on_request_boolean" CHECK(is_on_request IN (0, 1));
--> statement-breakpoint
CREATE TABLE `__new_order_lines` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` integer NOT NULL,
	`product_id` integer NOT NULL,
	`product_name` text NOT NULL,
	`product_code` text DEFAULT '' NOT NULL,
	`unit` text NOT NULL,
	`vat_basis_points` integer NOT NULL,
	`list_price_e4` integer NOT NULL,
	`price_source` text DEFAULT 'catalogue' NOT NULL,
	`price_list_id` integer,
	`discount_basis_points` integer DEFAULT 0 NOT NULL,
	`customer_discount_basis_points` integer DEFAULT 0 NOT NULL,
	`unit_price_e4` integer NOT NULL,
	`quantity` integer NOT NULL,
	`total_cents` integer NOT NULL,
	`stock_taken` integer NOT NULL,
	`is_stock_confirmed` integer DEFAULT false NOT NULL,
	`is_produced` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_lines_price_source_valid" CHECK("__new_order_lines"."price_source" IN ('catalogue', 'list', 'contract')),
	CONSTRAINT "order_lines_price_list_named" CHECK((price_source = 'list') = (price_list_id IS NOT NULL)),
	CONSTRAINT "order_lines_unit_valid" CHECK("__new_order_lines"."unit" IN ('KG', 'COPE', 'LITER')),
	CONSTRAINT "order_lines_quantity_not_negative" CHECK(quantity >= 0),
	CONSTRAINT "order_lines_total" CHECK(total_cents = (unit_price_e4 * quantity + 50) / 100 AND unit_price_e4 >= 0),
	CONSTRAINT "order_lines_stock_taken_range" CHECK(stock_taken BETWEEN 0 AND quantity),
	CONSTRAINT "order_lines_flags_boolean" CHECK(is_stock_confirmed IN (0, 1) AND is_produced IN (0, 1))
);
--> statement-breakpoint
INSERT INTO `__new_order_lines` (id, order_id, product_id, product_name, product_code, unit, vat_basis_points, list_price_e4, discount_basis_points, customer_discount_basis_points, unit_price_e4, quantity, total_cents, stock_taken, is_stock_confirmed, is_produced)
SELECT id, order_id, product_id, product_name, product_code, unit, vat_basis_points, list_price_cents * 100, discount_basis_points, customer_discount_basis_points, unit_price_cents * 100, quantity, total_cents, stock_taken, is_stock_confirmed, is_produced FROM `order_lines`;
--> statement-breakpoint
DROP TABLE `order_lines`;
--> statement-breakpoint
ALTER TABLE `__new_order_lines` RENAME TO `order_lines`;
--> statement-breakpoint
CREATE UNIQUE INDEX `order_lines_order_product` ON `order_lines` (`order_id`,`product_id`);
--> statement-breakpoint
CREATE INDEX `order_lines_product` ON `order_lines` (`product_id`,`order_id`);
--> statement-breakpoint
ALTER TABLE `orders` ADD `transport_cents` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `orders` ADD `transport_vat_basis_points` integer DEFAULT 0 NOT NULL;
