CREATE TABLE `push_target` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`endpoint` text NOT NULL,
	`key` text NOT NULL,
	`auth` text NOT NULL,
	`session_id` text,
	`created_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `push_target_once` ON `push_target` (`order_id`,`endpoint`);--> statement-breakpoint
CREATE INDEX `push_target_by_age` ON `push_target` (`created_at`);