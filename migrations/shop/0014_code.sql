CREATE TABLE `one_time_code` (
	`id` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`account` text NOT NULL,
	`address` text,
	`customer_id` text,
	`channel` text NOT NULL,
	`digest` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`spent_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "one_time_code_tries" CHECK("one_time_code"."tries" >= 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `one_time_code_by_account` ON `one_time_code` (`account`,`created_at`);--> statement-breakpoint
CREATE INDEX `one_time_code_by_address` ON `one_time_code` (`address`,`created_at`);--> statement-breakpoint
CREATE INDEX `one_time_code_by_age` ON `one_time_code` (`created_at`);--> statement-breakpoint
CREATE TABLE `known_device` (
	`customer_id` text NOT NULL,
	`device` text NOT NULL,
	`used_at` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `device`),
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `known_device_by_use` ON `known_device` (`customer_id`,`used_at`);--> statement-breakpoint
ALTER TABLE `login_failure` ADD `pending` integer DEFAULT false NOT NULL;