CREATE TABLE `contact_change` (
	`customer_id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`ticket` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
ALTER TABLE `customer_address` ADD `label` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `customer_address` ADD `saved_at` integer;--> statement-breakpoint
ALTER TABLE `customer_address` ADD `main_at` integer;--> statement-breakpoint
ALTER TABLE `customer` ADD `phone_verified_at` integer;--> statement-breakpoint
ALTER TABLE `customer` ADD `email_verified_at` integer;--> statement-breakpoint
ALTER TABLE `customer` ADD `photo_file_id` text;--> statement-breakpoint
ALTER TABLE `customer` ADD `removed_at` integer;--> statement-breakpoint
ALTER TABLE `session` ADD `device` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `session` ADD `used_at` integer;