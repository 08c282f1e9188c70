-- Columns are added where they stand: rebuilding the table would take its search triggers and views with it.
ALTER TABLE `products` ADD `shelf_place` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `barcode` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `weight_grams` integer CONSTRAINT "products_weight_positive" CHECK(weight_grams > 0);--> statement-breakpoint
ALTER TABLE `products` ADD `reorder_point` integer CONSTRAINT "products_reorder_point_not_negative" CHECK(reorder_point >= 0);--> statement-breakpoint
DROP INDEX `products_low_stock`;--> statement-breakpoint
CREATE INDEX `products_low_stock` ON `products` (`stock`,`name_folded`,`id`,`reorder_point`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `products_reorder_point` ON `products` (`reorder_point`) WHERE deleted_at IS NULL AND reorder_point IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `products_barcode_unique` ON `products` (`barcode`) WHERE deleted_at IS NULL AND barcode <> '';--> statement-breakpoint
CREATE INDEX `products_bin` ON `products` (`deleted_at`,`id`) WHERE deleted_at IS NOT NULL;
