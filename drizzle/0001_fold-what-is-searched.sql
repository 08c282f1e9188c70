-- Search and identity fold letters that have no accent to take off (ı, ø, ł, ß, æ), fractions, typographic marks and
-- invisible characters, as foldText does. The indexes hold the folded names and codes; texts without a folded column
-- are folded here.
DROP TRIGGER products_names_insert;
--> statement-breakpoint
DROP TRIGGER products_names_update;
--> statement-breakpoint
DROP TRIGGER products_names_delete;
--> statement-breakpoint
DROP TRIGGER users_search_insert;
--> statement-breakpoint
DROP TRIGGER users_search_update;
--> statement-breakpoint
DROP TRIGGER users_search_delete;
--> statement-breakpoint
DROP TRIGGER users_words_insert;
--> statement-breakpoint
DROP TRIGGER users_words_update;
--> statement-breakpoint
DROP TRIGGER users_words_delete;
--> statement-breakpoint
DROP TRIGGER products_search_insert;
--> statement-breakpoint
DROP TRIGGER products_search_before_update;
--> statement-breakpoint
DROP TRIGGER products_search_after_update;
--> statement-breakpoint
DROP TRIGGER products_search_delete;
--> statement-breakpoint
DROP VIEW product_texts;
--> statement-breakpoint
DROP VIEW user_texts;
--> statement-breakpoint
UPDATE OR IGNORE products SET name_folded = trim(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(name_folded, 'ı', 'i'), 'ø', 'o'), 'ł', 'l'), 'đ', 'd'), 'ð', 'd'), 'ħ', 'h'), 'ŧ', 't'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ŋ', 'n'), '½', '1/2'), '¼', '1/4'), '¾', '3/4'), '²', '2'), '³', '3'), '₂', '2'), '₃', '3'), '’', ''''), '‘', ''''), '“', '"'), '”', '"'), '„', '"'), '–', '-'), '—', '-'), '‑', '-'), '‐', '-'), '−', '-'), '…', '...'), char(0x00AD), ''), char(0x200B), ''), char(0x200C), ''), char(0x200D), ''), char(0x200E), ''), char(0x200F), ''), char(0x202A), ''), char(0x202B), ''), char(0x202C), ''), char(0x202D), ''), char(0x202E), ''), char(0x2060), ''), char(0x2066), ''), char(0x2067), ''), char(0x2068), ''), char(0x2069), ''), char(0xFEFF), '')) WHERE name_folded <> trim(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(name_folded, 'ı', 'i'), 'ø', 'o'), 'ł', 'l'), 'đ', 'd'), 'ð', 'd'), 'ħ', 'h'), 'ŧ', 't'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ŋ', 'n'), '½', '1/2'), '¼', '1/4'), '¾', '3/4'), '²', '2'), '³', '3'), '₂', '2'), '₃', '3'), '’', ''''), '‘', ''''), '“', '"'), '”', '"'), '„', '"'), '–', '-'), '—', '-'), '‑', '-'), '‐', '-'), '−', '-'), '…', '...'), char(0x00AD), ''), char(0x200B), ''), char(0x200C), ''), char(0x200D), ''), char(0x200E), ''), char(0x200F), ''), char(0x202A), ''), char(0x202B), ''), char(0x202C), ''), char(0x202D), ''), char(0x202E), ''), char(0x2060), ''), char(0x2066), ''), char(0x2067), ''), char(0x2068), ''), char(0x2069), ''), char(0xFEFF), ''));
--> statement-breakpoint
UPDATE OR IGNORE products SET code_folded = trim(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(code_folded, 'ı', 'i'), 'ø', 'o'), 'ł', 'l'), 'đ', 'd'), 'ð', 'd'), 'ħ', 'h'), 'ŧ', 't'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ŋ', 'n'), '½', '1/2'), '¼', '1/4'), '¾', '3/4'), '²', '2'), '³', '3'), '₂', '2'), '₃', '3'), '’', ''''), '‘', ''''), '“', '"'), '”', '"'), '„', '"'), '–', '-'), '—', '-'), '‑', '-'), '‐', '-'), '−', '-'), '…', '...'), char(0x00AD), ''), char(0x200B), ''), char(0x200C), ''), char(0x200D), ''), char(0x200E), ''), char(0x200F), ''), char(0x202A), ''), char(0x202B), ''), char(0x202C), ''), char(0x202D), ''), char(0x202E), ''), char(0x2060), ''), char(0x2066), ''), char(0x2067), ''), char(0x2068), ''), char(0x2069), ''), char(0xFEFF), '')) WHERE code_folded <> trim(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(code_folded, 'ı', 'i'), 'ø', 'o'), 'ł', 'l'), 'đ', 'd'), 'ð', 'd'), 'ħ', 'h'), 'ŧ', 't'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ŋ', 'n'), '½', '1/2'), '¼', '1/4'), '¾', '3/4'), '²', '2'), '³', '3'), '₂', '2'), '₃', '3'), '’', ''''), '‘', ''''), '“', '"'), '”', '"'), '„', '"'), '–', '-'), '—', '-'), '‑', '-'), '‐', '-'), '−', '-'), '…', '...'), char(0x00AD), ''), char(0x200B), ''), char(0x200C), ''), char(0x200D), ''), char(0x200E), ''), char(0x200F), ''), char(0x202A), ''), char(0x202B), ''), char(0x202C), ''), char(0x202D), ''), char(0x202E), ''), char(0x2060), ''), char(0x2066), ''), char(0x2067), ''), char(0x2068), ''), char(0x2069), ''), char(0xFEFF), ''));
--> statement-breakpoint
UPDATE OR IGNORE users SET name_folded = trim(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(name_folded, 'ı', 'i'), 'ø', 'o'), 'ł', 'l'), 'đ', 'd'), 'ð', 'd'), 'ħ', 'h'), 'ŧ', 't'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ŋ', 'n'), '½', '1/2'), '¼', '1/4'), '¾', '3/4'), '²', '2'), '³', '3'), '₂', '2'), '₃', '3'), '’', ''''), '‘', ''''), '“', '"'), '”', '"'), '„', '"'), '–', '-'), '—', '-'), '‑', '-'), '‐', '-'), '−', '-'), '…', '...'), char(0x00AD), ''), char(0x200B), ''), char(0x200C), ''), char(0x200D), ''), char(0x200E), ''), char(0x200F), ''), char(0x202A), ''), char(0x202B), ''), char(0x202C), ''), char(0x202D), ''), char(0x202E), ''), char(0x2060), ''), char(0x2066), ''), char(0x2067), ''), char(0x2068), ''), char(0x2069), ''), char(0xFEFF), '')) WHERE name_folded <> trim(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(name_folded, 'ı', 'i'), 'ø', 'o'), 'ł', 'l'), 'đ', 'd'), 'ð', 'd'), 'ħ', 'h'), 'ŧ', 't'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ŋ', 'n'), '½', '1/2'), '¼', '1/4'), '¾', '3/4'), '²', '2'), '³', '3'), '₂', '2'), '₃', '3'), '’', ''''), '‘', ''''), '“', '"'), '”', '"'), '„', '"'), '–', '-'), '—', '-'), '‑', '-'), '‐', '-'), '−', '-'), '…', '...'), char(0x00AD), ''), char(0x200B), ''), char(0x200C), ''), char(0x200D), ''), char(0x200E), ''), char(0x200F), ''), char(0x202A), ''), char(0x202B), ''), char(0x202C), ''), char(0x202D), ''), char(0x202E), ''), char(0x2060), ''), char(0x2066), ''), char(0x2067), ''), char(0x2068), ''), char(0x2069), ''), char(0xFEFF), ''));
--> statement-breakpoint
UPDATE OR IGNORE own_lists SET name_folded = trim(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(name_folded, 'ı', 'i'), 'ø', 'o'), 'ł', 'l'), 'đ', 'd'), 'ð', 'd'), 'ħ', 'h'), 'ŧ', 't'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ŋ', 'n'), '½', '1/2'), '¼', '1/4'), '¾', '3/4'), '²', '2'), '³', '3'), '₂', '2'), '₃', '3'), '’', ''''), '‘', ''''), '“', '"'), '”', '"'), '„', '"'), '–', '-'), '—', '-'), '‑', '-'), '‐', '-'), '−', '-'), '…', '...'), char(0x00AD), ''), char(0x200B), ''), char(0x200C), ''), char(0x200D), ''), char(0x200E), ''), char(0x200F), ''), char(0x202A), ''), char(0x202B), ''), char(0x202C), ''), char(0x202D), ''), char(0x202E), ''), char(0x2060), ''), char(0x2066), ''), char(0x2067), ''), char(0x2068), ''), char(0x2069), ''), char(0xFEFF), '')) WHERE name_folded <> trim(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(name_folded, 'ı', 'i'), 'ø', 'o'), 'ł', 'l'), 'đ', 'd'), 'ð', 'd'), 'ħ', 'h'), 'ŧ', 't'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ŋ', 'n'), '½', '1/2'), '¼', '1/4'), '¾', '3/4'), '²', '2'), '³', '3'), '₂', '2'), '₃', '3'), '’', ''''), '‘', ''''), '“', '"'), '”', '"'), '„', '"'), '–', '-'), '—', '-'), '‑', '-'), '‐', '-'), '−', '-'), '…', '...'), char(0x00AD), ''), char(0x200B), ''), char(0x200C), ''), char(0x200D), ''), char(0x200E), ''), char(0x200F), ''), char(0x202A), ''), char(0x202B), ''), char(0x202C), ''), char(0x202D), ''), char(0x202E), ''), char(0x2060), ''), char(0x2066), ''), char(0x2067), ''), char(0x2068), ''), char(0x2069), ''), char(0xFEFF), ''));
--> statement-breakpoint
UPDATE OR IGNORE price_lists SET name_folded = trim(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(name_folded, 'ı', 'i'), 'ø', 'o'), 'ł', 'l'), 'đ', 'd'), 'ð', 'd'), 'ħ', 'h'), 'ŧ', 't'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ŋ', 'n'), '½', '1/2'), '¼', '1/4'), '¾', '3/4'), '²', '2'), '³', '3'), '₂', '2'), '₃', '3'), '’', ''''), '‘', ''''), '“', '"'), '”', '"'), '„', '"'), '–', '-'), '—', '-'), '‑', '-'), '‐', '-'), '−', '-'), '…', '...'), char(0x00AD), ''), char(0x200B), ''), char(0x200C), ''), char(0x200D), ''), char(0x200E), ''), char(0x200F), ''), char(0x202A), ''), char(0x202B), ''), char(0x202C), ''), char(0x202D), ''), char(0x202E), ''), char(0x2060), ''), char(0x2066), ''), char(0x2067), ''), char(0x2068), ''), char(0x2069), ''), char(0xFEFF), '')) WHERE name_folded <> trim(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(name_folded, 'ı', 'i'), 'ø', 'o'), 'ł', 'l'), 'đ', 'd'), 'ð', 'd'), 'ħ', 'h'), 'ŧ', 't'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ŋ', 'n'), '½', '1/2'), '¼', '1/4'), '¾', '3/4'), '²', '2'), '³', '3'), '₂', '2'), '₃', '3'), '’', ''''), '‘', ''''), '“', '"'), '”', '"'), '„', '"'), '–', '-'), '—', '-'), '‑', '-'), '‐', '-'), '−', '-'), '…', '...'), char(0x00AD), ''), char(0x200B), ''), char(0x200C), ''), char(0x200D), ''), char(0x200E), ''), char(0x200F), ''), char(0x202A), ''), char(0x202B), ''), char(0x202C), ''), char(0x202D), ''), char(0x202E), ''), char(0x2060), ''), char(0x2066), ''), char(0x2067), ''), char(0x2068), ''), char(0x2069), ''), char(0xFEFF), ''));
--> statement-breakpoint
UPDATE OR IGNORE search_synonyms SET term_folded = trim(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(term_folded, 'ı', 'i'), 'ø', 'o'), 'ł', 'l'), 'đ', 'd'), 'ð', 'd'), 'ħ', 'h'), 'ŧ', 't'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ŋ', 'n'), '½', '1/2'), '¼', '1/4'), '¾', '3/4'), '²', '2'), '³', '3'), '₂', '2'), '₃', '3'), '’', ''''), '‘', ''''), '“', '"'), '”', '"'), '„', '"'), '–', '-'), '—', '-'), '‑', '-'), '‐', '-'), '−', '-'), '…', '...'), char(0x00AD), ''), char(0x200B), ''), char(0x200C), ''), char(0x200D), ''), char(0x200E), ''), char(0x200F), ''), char(0x202A), ''), char(0x202B), ''), char(0x202C), ''), char(0x202D), ''), char(0x202E), ''), char(0x2060), ''), char(0x2066), ''), char(0x2067), ''), char(0x2068), ''), char(0x2069), ''), char(0xFEFF), '')) WHERE term_folded <> trim(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(term_folded, 'ı', 'i'), 'ø', 'o'), 'ł', 'l'), 'đ', 'd'), 'ð', 'd'), 'ħ', 'h'), 'ŧ', 't'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ŋ', 'n'), '½', '1/2'), '¼', '1/4'), '¾', '3/4'), '²', '2'), '³', '3'), '₂', '2'), '₃', '3'), '’', ''''), '‘', ''''), '“', '"'), '”', '"'), '„', '"'), '–', '-'), '—', '-'), '‑', '-'), '‐', '-'), '−', '-'), '…', '...'), char(0x00AD), ''), char(0x200B), ''), char(0x200C), ''), char(0x200D), ''), char(0x200E), ''), char(0x200F), ''), char(0x202A), ''), char(0x202B), ''), char(0x202C), ''), char(0x202D), ''), char(0x202E), ''), char(0x2060), ''), char(0x2066), ''), char(0x2067), ''), char(0x2068), ''), char(0x2069), ''), char(0xFEFF), ''));
--> statement-breakpoint
CREATE VIEW product_texts AS SELECT
  id,
  name_folded AS name,
  code_folded AS code,
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(description, 'ı', 'i'), 'ø', 'o'), 'ł', 'l'), 'đ', 'd'), 'ð', 'd'), 'ħ', 'h'), 'ŧ', 't'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ŋ', 'n'), '½', '1/2'), '¼', '1/4'), '¾', '3/4'), '²', '2'), '³', '3'), '₂', '2'), '₃', '3'), '’', ''''), '‘', ''''), '“', '"'), '”', '"'), '„', '"'), '–', '-'), '—', '-'), '‑', '-'), '‐', '-'), '−', '-'), '…', '...'), 'Ø', 'O'), 'Ł', 'L'), 'Đ', 'D'), 'Ð', 'D'), 'Ħ', 'H'), 'Æ', 'AE'), 'Œ', 'OE'), 'Þ', 'TH'), 'ẞ', 'SS'), char(0x00AD), ''), char(0x200B), ''), char(0x200C), ''), char(0x200D), ''), char(0x200E), ''), char(0x200F), ''), char(0x202A), ''), char(0x202B), ''), char(0x202C), ''), char(0x202D), ''), char(0x202E), ''), char(0x2060), ''), char(0x2066), ''), char(0x2067), ''), char(0x2068), ''), char(0x2069), ''), char(0xFEFF), '') AS description,
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
  replace(replace(code_folded || '|' || name_folded, ' ', ''), '-', '') AS compact
FROM products;
--> statement-breakpoint
CREATE VIEW user_texts AS SELECT
  id,
  name_folded AS name,
  email,
  phone AS number,
  phone_normalized AS number_normalized,
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(address, 'ı', 'i'), 'ø', 'o'), 'ł', 'l'), 'đ', 'd'), 'ð', 'd'), 'ħ', 'h'), 'ŧ', 't'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ŋ', 'n'), '½', '1/2'), '¼', '1/4'), '¾', '3/4'), '²', '2'), '³', '3'), '₂', '2'), '₃', '3'), '’', ''''), '‘', ''''), '“', '"'), '”', '"'), '„', '"'), '–', '-'), '—', '-'), '‑', '-'), '‐', '-'), '−', '-'), '…', '...'), 'Ø', 'O'), 'Ł', 'L'), 'Đ', 'D'), 'Ð', 'D'), 'Ħ', 'H'), 'Æ', 'AE'), 'Œ', 'OE'), 'Þ', 'TH'), 'ẞ', 'SS'), char(0x00AD), ''), char(0x200B), ''), char(0x200C), ''), char(0x200D), ''), char(0x200E), ''), char(0x200F), ''), char(0x202A), ''), char(0x202B), ''), char(0x202C), ''), char(0x202D), ''), char(0x202E), ''), char(0x2060), ''), char(0x2066), ''), char(0x2067), ''), char(0x2068), ''), char(0x2069), ''), char(0xFEFF), '') AS address,
  fiscal_number AS fiskal
FROM users;
--> statement-breakpoint
CREATE TRIGGER products_names_insert AFTER INSERT ON products BEGIN
  INSERT INTO product_names (rowid, name) VALUES (new.id, new.name_folded);
END;
--> statement-breakpoint
CREATE TRIGGER products_names_update AFTER UPDATE OF name_folded ON products BEGIN
  INSERT INTO product_names (product_names, rowid, name) VALUES ('delete', old.id, old.name_folded);
  INSERT INTO product_names (rowid, name) VALUES (new.id, new.name_folded);
END;
--> statement-breakpoint
CREATE TRIGGER products_names_delete AFTER DELETE ON products BEGIN
  INSERT INTO product_names (product_names, rowid, name) VALUES ('delete', old.id, old.name_folded);
END;
--> statement-breakpoint
CREATE TRIGGER products_search_insert AFTER INSERT ON products BEGIN
  INSERT INTO product_search (rowid, name, code, description, shelf, compact)
    SELECT id, name, code, description, shelf, compact FROM product_texts WHERE id = new.id;
  INSERT INTO product_words (rowid, name, code) SELECT id, name, code FROM product_texts WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER products_search_before_update
BEFORE UPDATE OF name_folded, code_folded, description, category, subcategory ON products BEGIN
  INSERT INTO product_search (product_search, rowid, name, code, description, shelf, compact)
    SELECT 'delete', id, name, code, description, shelf, compact FROM product_texts WHERE id = old.id;
  INSERT INTO product_words (product_words, rowid, name, code)
    SELECT 'delete', id, name, code FROM product_texts WHERE id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER products_search_after_update
AFTER UPDATE OF name_folded, code_folded, description, category, subcategory ON products BEGIN
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
CREATE TRIGGER users_search_insert AFTER INSERT ON users BEGIN
  INSERT INTO user_search (rowid, name, email, number, number_normalized, address)
    SELECT id, name, email, number, number_normalized, address FROM user_texts WHERE id = new.id;
  INSERT INTO user_words (rowid, name, fiskal) SELECT id, name, fiskal FROM user_texts WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER users_search_before_update
BEFORE UPDATE OF name_folded, email, phone, phone_normalized, address, fiscal_number ON users BEGIN
  INSERT INTO user_search (user_search, rowid, name, email, number, number_normalized, address)
    SELECT 'delete', id, name, email, number, number_normalized, address FROM user_texts WHERE id = old.id;
  INSERT INTO user_words (user_words, rowid, name, fiskal)
    SELECT 'delete', id, name, fiskal FROM user_texts WHERE id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER users_search_after_update
AFTER UPDATE OF name_folded, email, phone, phone_normalized, address, fiscal_number ON users BEGIN
  INSERT INTO user_search (rowid, name, email, number, number_normalized, address)
    SELECT id, name, email, number, number_normalized, address FROM user_texts WHERE id = new.id;
  INSERT INTO user_words (rowid, name, fiskal) SELECT id, name, fiskal FROM user_texts WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER users_search_delete BEFORE DELETE ON users BEGIN
  INSERT INTO user_search (user_search, rowid, name, email, number, number_normalized, address)
    SELECT 'delete', id, name, email, number, number_normalized, address FROM user_texts WHERE id = old.id;
  INSERT INTO user_words (user_words, rowid, name, fiskal)
    SELECT 'delete', id, name, fiskal FROM user_texts WHERE id = old.id;
END;
--> statement-breakpoint
INSERT INTO product_search (product_search) VALUES ('rebuild');
--> statement-breakpoint
INSERT INTO product_words (product_words) VALUES ('rebuild');
--> statement-breakpoint
INSERT INTO product_names (product_names) VALUES ('rebuild');
--> statement-breakpoint
INSERT INTO user_search (user_search) VALUES ('rebuild');
--> statement-breakpoint
INSERT INTO user_words (user_words) VALUES ('rebuild');
