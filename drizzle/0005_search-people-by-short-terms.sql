-- Terms too short for trigrams are matched as beginnings of words; the fiscal number is found by its beginning too.
CREATE VIRTUAL TABLE user_words USING fts5(
  name, fiskal, content='users', content_rowid='id', tokenize='unicode61 remove_diacritics 2', prefix='1 2'
);
--> statement-breakpoint
INSERT INTO user_words (user_words) VALUES ('rebuild');
--> statement-breakpoint
CREATE TRIGGER users_words_insert AFTER INSERT ON users BEGIN
  INSERT INTO user_words (rowid, name, fiskal) VALUES (new.id, new.name, new.fiskal);
END;
--> statement-breakpoint
CREATE TRIGGER users_words_update AFTER UPDATE OF name, fiskal ON users BEGIN
  INSERT INTO user_words (user_words, rowid, name, fiskal) VALUES ('delete', old.id, old.name, old.fiskal);
  INSERT INTO user_words (rowid, name, fiskal) VALUES (new.id, new.name, new.fiskal);
END;
--> statement-breakpoint
CREATE TRIGGER users_words_delete AFTER DELETE ON users BEGIN
  INSERT INTO user_words (user_words, rowid, name, fiskal) VALUES ('delete', old.id, old.name, old.fiskal);
END;
