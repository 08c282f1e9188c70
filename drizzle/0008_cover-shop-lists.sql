DROP INDEX `products_shop`;--> statement-breakpoint
DROP INDEX `products_shop_subcategory`;--> statement-breakpoint
CREATE INDEX `products_shop` ON `products` (`category`,`id`,`subcategory`,`region_mask`,`stock`) WHERE deleted_at IS NULL AND stock > 0;--> statement-breakpoint
CREATE INDEX `products_shop_subcategory` ON `products` (`category`,`subcategory`,`id`,`region_mask`,`stock`) WHERE deleted_at IS NULL AND stock > 0;