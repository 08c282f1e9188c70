CREATE TABLE `shelf_counts` (
	`category` text NOT NULL,
	`subcategory` text NOT NULL,
	`region_mask` integer NOT NULL,
	`products` integer NOT NULL,
	PRIMARY KEY(`category`, `subcategory`, `region_mask`),
	CONSTRAINT "shelf_counts_products_not_negative" CHECK(products >= 0)
);
--> statement-breakpoint
INSERT INTO shelf_counts (category, subcategory, region_mask, products)
  SELECT category, COALESCE(subcategory, ''), region_mask, COUNT(*) FROM products
  WHERE deleted_at IS NULL AND stock_band > 0 GROUP BY 1, 2, 3;--> statement-breakpoint
CREATE TRIGGER shelf_counts_insert AFTER INSERT ON products WHEN new.deleted_at IS NULL AND new.stock_band > 0 BEGIN
  INSERT INTO shelf_counts (category, subcategory, region_mask, products)
    VALUES (new.category, COALESCE(new.subcategory, ''), new.region_mask, 1)
    ON CONFLICT (category, subcategory, region_mask) DO UPDATE SET products = products + 1;
END;--> statement-breakpoint
CREATE TRIGGER shelf_counts_delete AFTER DELETE ON products WHEN old.deleted_at IS NULL AND old.stock_band > 0 BEGIN
  UPDATE shelf_counts SET products = products - 1
    WHERE category = old.category AND subcategory = COALESCE(old.subcategory, '') AND region_mask = old.region_mask;
END;--> statement-breakpoint
CREATE TRIGGER shelf_counts_leave AFTER UPDATE OF category, subcategory, region_mask, stock_band, deleted_at ON products
WHEN old.deleted_at IS NULL AND old.stock_band > 0 AND (
  new.deleted_at IS NOT NULL OR new.stock_band = 0 OR new.category <> old.category
  OR new.subcategory IS NOT old.subcategory OR new.region_mask <> old.region_mask
) BEGIN
  UPDATE shelf_counts SET products = products - 1
    WHERE category = old.category AND subcategory = COALESCE(old.subcategory, '') AND region_mask = old.region_mask;
END;--> statement-breakpoint
CREATE TRIGGER shelf_counts_enter AFTER UPDATE OF category, subcategory, region_mask, stock_band, deleted_at ON products
WHEN new.deleted_at IS NULL AND new.stock_band > 0 AND (
  old.deleted_at IS NOT NULL OR old.stock_band = 0 OR new.category <> old.category
  OR new.subcategory IS NOT old.subcategory OR new.region_mask <> old.region_mask
) BEGIN
  INSERT INTO shelf_counts (category, subcategory, region_mask, products)
    VALUES (new.category, COALESCE(new.subcategory, ''), new.region_mask, 1)
    ON CONFLICT (category, subcategory, region_mask) DO UPDATE SET products = products + 1;
END;
