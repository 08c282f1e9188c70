-- Parts of names alone: asking the index of all columns for names reads every description that has the word as well.
CREATE VIRTUAL TABLE product_names USING fts5(
  name, content='products', content_rowid='id', tokenize='trigram remove_diacritics 1'
);
--> statement-breakpoint
INSERT INTO product_names (product_names) VALUES ('rebuild');
--> statement-breakpoint
CREATE TRIGGER products_names_insert AFTER INSERT ON products BEGIN
  INSERT INTO product_names (rowid, name) VALUES (new.id, new.name);
END;
--> statement-breakpoint
CREATE TRIGGER products_names_update AFTER UPDATE OF name ON products BEGIN
  INSERT INTO product_names (product_names, rowid, name) VALUES ('delete', old.id, old.name);
  INSERT INTO product_names (rowid, name) VALUES (new.id, new.name);
END;
--> statement-breakpoint
CREATE TRIGGER products_names_delete AFTER DELETE ON products BEGIN
  INSERT INTO product_names (product_names, rowid, name) VALUES ('delete', old.id, old.name);
END;
