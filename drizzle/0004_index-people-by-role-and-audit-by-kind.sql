CREATE INDEX `users_role` ON `users` (`role`);--> statement-breakpoint
CREATE INDEX `users_active_name` ON `users` (`is_active`,`name_folded`);--> statement-breakpoint
CREATE INDEX `users_role_active_name` ON `users` (`role`,`is_active`,`name_folded`);--> statement-breakpoint
CREATE INDEX `audit_log_entity_newest` ON `audit_log` (`entity`);