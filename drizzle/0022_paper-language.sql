ALTER TABLE `users` ADD `paper_language` text DEFAULT 'sq' NOT NULL CONSTRAINT "users_paper_language_valid" CHECK("paper_language" IN ('sq', 'sq-en', 'sq-sr'));
