CREATE TABLE `search_synonyms` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`group_number` integer NOT NULL,
	`term` text NOT NULL,
	`term_folded` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_synonyms_term` ON `search_synonyms` (`term_folded`);--> statement-breakpoint
CREATE INDEX `search_synonyms_group` ON `search_synonyms` (`group_number`);--> statement-breakpoint
DROP INDEX `products_name`;--> statement-breakpoint
CREATE INDEX `products_name` ON `products` (`name_folded`,`id`,`region_mask`,`code_folded`) WHERE deleted_at IS NULL;--> statement-breakpoint
-- Search knows the labels of the shelves, and codes and measures without blanks and hyphens (`6kg`, `TF001`). The index
-- reads from the view, before a change what is to be taken out and after it what is to be put in.
DROP TRIGGER products_search_insert;
--> statement-breakpoint
DROP TRIGGER products_search_update;
--> statement-breakpoint
DROP TRIGGER products_search_delete;
--> statement-breakpoint
DROP TABLE product_search;
--> statement-breakpoint
DROP VIEW product_texts;
--> statement-breakpoint
CREATE VIEW product_texts AS SELECT
  id,
  replace(replace(name, 'Đ', 'D'), 'đ', 'd') AS name,
  replace(replace(code, 'Đ', 'D'), 'đ', 'd') AS code,
  replace(replace(description, 'Đ', 'D'), 'đ', 'd') AS description,
  CASE category WHEN 'pasticeri' THEN 'Pastiçeri' WHEN 'paketime' THEN 'Paketime' ELSE 'Ambalazhe' END || ' | ' ||
  CASE subcategory
    WHEN 'TedoreFilling' THEN 'Tedore Filling'
    WHEN 'TedoreGlazur' THEN 'Tedore Glazur'
    WHEN 'TedoreKrem' THEN 'Tedore Krem'
    WHEN 'TedoreMiell' THEN 'Tedore Miell'
    WHEN 'TedoreIceCream' THEN 'Tedore Ice Cream'
    WHEN 'MasterMartini' THEN 'Master Martini'
    ELSE coalesce(subcategory, '')
  END AS shelf,
  replace(replace(replace(replace(code || '|' || name, ' ', ''), '-', ''), 'Đ', 'D'), 'đ', 'd') AS compact
FROM products;
--> statement-breakpoint
CREATE VIRTUAL TABLE product_search USING fts5(
  name, code, description, shelf, compact,
  content='product_texts', content_rowid='id', tokenize='trigram remove_diacritics 1'
);
--> statement-breakpoint
INSERT INTO product_search (product_search) VALUES ('rebuild');
--> statement-breakpoint
CREATE TRIGGER products_search_insert AFTER INSERT ON products BEGIN
  INSERT INTO product_search (rowid, name, code, description, shelf, compact)
    SELECT id, name, code, description, shelf, compact FROM product_texts WHERE id = new.id;
  INSERT INTO product_words (rowid, name, code) SELECT id, name, code FROM product_texts WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER products_search_before_update
BEFORE UPDATE OF name, code, description, category, subcategory ON products BEGIN
  INSERT INTO product_search (product_search, rowid, name, code, description, shelf, compact)
    SELECT 'delete', id, name, code, description, shelf, compact FROM product_texts WHERE id = old.id;
  INSERT INTO product_words (product_words, rowid, name, code)
    SELECT 'delete', id, name, code FROM product_texts WHERE id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER products_search_after_update
AFTER UPDATE OF name, code, description, category, subcategory ON products BEGIN
  INSERT INTO product_search (rowid, name, code, description, shelf, compact)
    SELECT id, name, code, description, shelf, compact FROM product_texts WHERE id = new.id;
  INSERT INTO product_words (rowid, name, code) SELECT id, name, code FROM product_texts WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER products_search_delete BEFORE DELETE ON products BEGIN
  INSERT INTO product_search (product_search, rowid, name, code, description, shelf, compact)
    SELECT 'delete', id, name, code, description, shelf, compact FROM product_texts WHERE id = old.id;
  INSERT INTO product_words (product_words, rowid, name, code)
    SELECT 'delete', id, name, code FROM product_texts WHERE id = old.id;
END;
--> statement-breakpoint
INSERT INTO search_synonyms (group_number, term, term_folded) VALUES
  (0, 'sanduiç', 'sanduic'), (0, 'sandwich', 'sandwich'), (0, 'sendviç', 'sendvic'),
  (1, 'picë', 'pice'), (1, 'pizza', 'pizza'), (1, 'pica', 'pica'),
  (2, 'kroasan', 'kroasan'), (2, 'croissant', 'croissant'), (2, 'kruasan', 'kruasan'),
  (3, 'hamburger', 'hamburger'), (3, 'burger', 'burger'),
  (4, 'akullore', 'akullore'), (4, 'ice cream', 'ice cream'), (4, 'gelato', 'gelato'),
  (5, 'mbushje', 'mbushje'), (5, 'filling', 'filling'),
  (6, 'glazurë', 'glazure'), (6, 'glazur', 'glazur'),
  (7, 'fëstëk', 'festek'), (7, 'pistacio', 'pistacio'), (7, 'pistachio', 'pistachio'),
  (8, 'çokollatë', 'cokollate'), (8, 'chocolate', 'chocolate'),
  (9, 'kuti', 'kuti'), (9, 'box', 'box'),
  (10, 'gotë', 'gote'), (10, 'cup', 'cup'),
  (11, 'miell', 'miell'), (11, 'flour', 'flour'),
  (12, 'sheqer', 'sheqer'), (12, 'sugar', 'sugar'),
  (13, 'lajthi', 'lajthi'), (13, 'hazelnut', 'hazelnut'),
  (14, 'luleshtrydhe', 'luleshtrydhe'), (14, 'strawberry', 'strawberry'), (14, 'dredhëz', 'dredhez'),
  (15, 'dekorim', 'dekorim'), (15, 'dekorime', 'dekorime'), (15, 'dekoratë', 'dekorate');
--> statement-breakpoint
-- Renaming the columns of people renamed those of this view as well; the indexes over it still ask for the old ones.
DROP VIEW user_texts;
--> statement-breakpoint
CREATE VIEW user_texts AS SELECT
  id,
  replace(replace(name, 'Đ', 'D'), 'đ', 'd') AS name,
  replace(replace(email, 'Đ', 'D'), 'đ', 'd') AS email,
  phone AS number,
  phone_normalized AS number_normalized,
  replace(replace(address, 'Đ', 'D'), 'đ', 'd') AS address,
  fiscal_number AS fiskal
FROM users;
