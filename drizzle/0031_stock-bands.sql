DROP INDEX `products_shop`;--> statement-breakpoint
DROP INDEX `products_shop_subcategory`;--> statement-breakpoint
DROP INDEX `products_low_stock`;--> statement-breakpoint
ALTER TABLE `products` ADD `stock_band` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE products SET stock_band = CASE WHEN stock < 1 THEN 0 WHEN stock < 4 THEN 1 WHEN stock < 16 THEN 2
  WHEN stock < 64 THEN 3 WHEN stock < 256 THEN 4 WHEN stock < 1024 THEN 5 WHEN stock < 4096 THEN 6
  WHEN stock < 16384 THEN 7 ELSE 8 END WHERE stock > 0;--> statement-breakpoint
CREATE INDEX `products_shop` ON `products` (`category`,`id`,`subcategory`,`region_mask`,`stock_band`) WHERE deleted_at IS NULL AND stock_band > 0;--> statement-breakpoint
CREATE INDEX `products_shop_subcategory` ON `products` (`category`,`subcategory`,`id`,`region_mask`,`stock_band`) WHERE deleted_at IS NULL AND stock_band > 0;--> statement-breakpoint
CREATE INDEX `products_low_stock` ON `products` (`stock_band`,`name_folded`,`id`,`reorder_point`) WHERE deleted_at IS NULL;
