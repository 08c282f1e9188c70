-- The four regions of the specification.
INSERT INTO regions (id, name) VALUES (1, 'Lipjan'), (2, 'Ferizaj'), (3, 'Dragondan'), (4, 'Pejë');
--> statement-breakpoint
-- Search over products: parts of words, without case and diacritics. External content, kept in step by triggers.
CREATE VIRTUAL TABLE product_search USING fts5(
  name, code, description, content='products', content_rowid='id', tokenize='trigram remove_diacritics 1'
);
--> statement-breakpoint
-- Terms too short for trigrams are matched as beginnings of words.
CREATE VIRTUAL TABLE product_words USING fts5(
  name, code, content='products', content_rowid='id', tokenize='unicode61 remove_diacritics 2', prefix='1 2'
);
--> statement-breakpoint
CREATE TRIGGER products_search_insert AFTER INSERT ON products BEGIN
  INSERT INTO product_search (rowid, name, code, description) VALUES (new.id, new.name, new.code, new.description);
  INSERT INTO product_words (rowid, name, code) VALUES (new.id, new.name, new.code);
END;
--> statement-breakpoint
CREATE TRIGGER products_search_update AFTER UPDATE OF name, code, description ON products BEGIN
  INSERT INTO product_search (product_search, rowid, name, code, description)
    VALUES ('delete', old.id, old.name, old.code, old.description);
  INSERT INTO product_search (rowid, name, code, description) VALUES (new.id, new.name, new.code, new.description);
  INSERT INTO product_words (product_words, rowid, name, code) VALUES ('delete', old.id, old.name, old.code);
  INSERT INTO product_words (rowid, name, code) VALUES (new.id, new.name, new.code);
END;
--> statement-breakpoint
CREATE TRIGGER products_search_delete AFTER DELETE ON products BEGIN
  INSERT INTO product_search (product_search, rowid, name, code, description)
    VALUES ('delete', old.id, old.name, old.code, old.description);
  INSERT INTO product_words (product_words, rowid, name, code) VALUES ('delete', old.id, old.name, old.code);
END;
--> statement-breakpoint
-- Search over people: name, e-mail, phone as typed and in its normal form, address.
CREATE VIRTUAL TABLE user_search USING fts5(
  name, email, number, number_normalized, address, content='users', content_rowid='id',
  tokenize='trigram remove_diacritics 1'
);
--> statement-breakpoint
CREATE TRIGGER users_search_insert AFTER INSERT ON users BEGIN
  INSERT INTO user_search (rowid, name, email, number, number_normalized, address)
    VALUES (new.id, new.name, new.email, new.number, new.number_normalized, new.address);
END;
--> statement-breakpoint
CREATE TRIGGER users_search_update AFTER UPDATE OF name, email, number, number_normalized, address ON users BEGIN
  INSERT INTO user_search (user_search, rowid, name, email, number, number_normalized, address)
    VALUES ('delete', old.id, old.name, old.email, old.number, old.number_normalized, old.address);
  INSERT INTO user_search (rowid, name, email, number, number_normalized, address)
    VALUES (new.id, new.name, new.email, new.number, new.number_normalized, new.address);
END;
--> statement-breakpoint
CREATE TRIGGER users_search_delete AFTER DELETE ON users BEGIN
  INSERT INTO user_search (user_search, rowid, name, email, number, number_normalized, address)
    VALUES ('delete', old.id, old.name, old.email, old.number, old.number_normalized, old.address);
END;
--> statement-breakpoint
-- What is written once and never changed.
CREATE TRIGGER stock_movements_no_update BEFORE UPDATE ON stock_movements BEGIN SELECT RAISE(ABORT, 'stock_movements is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER stock_movements_no_delete BEFORE DELETE ON stock_movements BEGIN SELECT RAISE(ABORT, 'stock_movements is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER audit_log_no_update BEFORE UPDATE ON audit_log BEGIN SELECT RAISE(ABORT, 'audit_log is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER audit_log_no_delete BEFORE DELETE ON audit_log BEGIN SELECT RAISE(ABORT, 'audit_log is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER order_status_history_no_update BEFORE UPDATE ON order_status_history BEGIN SELECT RAISE(ABORT, 'order_status_history is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER order_status_history_no_delete BEFORE DELETE ON order_status_history BEGIN SELECT RAISE(ABORT, 'order_status_history is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER custom_stock_movements_no_update BEFORE UPDATE ON custom_stock_movements BEGIN SELECT RAISE(ABORT, 'custom_stock_movements is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER custom_stock_movements_no_delete BEFORE DELETE ON custom_stock_movements BEGIN SELECT RAISE(ABORT, 'custom_stock_movements is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER delivery_reductions_no_update BEFORE UPDATE ON delivery_reductions BEGIN SELECT RAISE(ABORT, 'delivery_reductions is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER delivery_reductions_no_delete BEFORE DELETE ON delivery_reductions BEGIN SELECT RAISE(ABORT, 'delivery_reductions is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER cash_counts_no_update BEFORE UPDATE ON cash_counts BEGIN SELECT RAISE(ABORT, 'cash_counts is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER cash_counts_no_delete BEFORE DELETE ON cash_counts BEGIN SELECT RAISE(ABORT, 'cash_counts is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER orders_no_delete BEFORE DELETE ON orders BEGIN SELECT RAISE(ABORT, 'orders are never deleted'); END;
