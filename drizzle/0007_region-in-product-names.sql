DROP INDEX `products_name`;--> statement-breakpoint
CREATE INDEX `products_name` ON `products` (`name_folded`,`id`,`region_mask`) WHERE deleted_at IS NULL;