CREATE INDEX `products_category` ON `products` (`category`,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `products_code` ON `products` (`code_folded`,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `products_discount` ON `products` (`discount_basis_points`,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `products_vat` ON `products` (`vat_basis_points`,`id`) WHERE deleted_at IS NULL;